#include "codegen/loader.h"

#include <optional>

#include <fmt/format.h>
#include <llvm/ExecutionEngine/JITLink/JITLink.h>
#include <llvm/ExecutionEngine/JITLink/JITLinkMemoryManager.h>
#include <llvm/ExecutionEngine/JITLink/x86_64.h>
#include <llvm/ExecutionEngine/Orc/SymbolStringPool.h>
#include <llvm/Support/MemoryBuffer.h>

#include "base/error.h"
#include "codegen/codegen.h"

namespace gridstride::codegen {

namespace {

using llvm::jitlink::JITLinkMemoryManager;

/// Shared by all kernels; never destroyed, as kernels may live until the process ends.
JITLinkMemoryManager &memory_manager() {
  static JITLinkMemoryManager *const manager = [] {
    auto created = llvm::jitlink::InProcessMemoryManager::Create();
    if (!created) {
      throw Error(ErrorKind::Runtime, "no memory for machine code: " + llvm::toString(created.takeError()));
    }
    return created->release();
  }();
  return *manager;
}

std::shared_ptr<llvm::orc::SymbolStringPool> symbol_pool() {
  static auto *const pool = new std::shared_ptr<llvm::orc::SymbolStringPool>(new llvm::orc::SymbolStringPool);
  return *pool;
}

class MappedCode final : public LoadedCode {
public:
  MappedCode(JITLinkMemoryManager::FinalizedAlloc memory, void *entry) : memory_(std::move(memory)), entry_(entry) {}
  ~MappedCode() override { llvm::consumeError(memory_manager().deallocate(std::move(memory_))); }

  [[nodiscard]] void *address() const override { return entry_; }

private:
  JITLinkMemoryManager::FinalizedAlloc memory_;
  void *entry_;
};

/// What the linker tells, collected: everything happens within the call of `link`.
struct Outcome {
  std::optional<JITLinkMemoryManager::FinalizedAlloc> memory;
  void *entry = nullptr;
  std::string failure;
};

class LinkContext final : public llvm::jitlink::JITLinkContext {
public:
  LinkContext(Outcome &outcome, const std::string &entry, FaultFunction recorder)
      : JITLinkContext(nullptr), outcome_(outcome), entry_(entry), recorder_(recorder) {}

  JITLinkMemoryManager &getMemoryManager() override { return memory_manager(); }

  void notifyFailed(llvm::Error error) override { outcome_.failure = llvm::toString(std::move(error)); }

  void lookup(const LookupMap &symbols,
              std::unique_ptr<llvm::jitlink::JITLinkAsyncLookupContinuation> continuation) override {
    llvm::jitlink::AsyncLookupResult result;
    for (const auto &[symbol, flags] : symbols) {
      const std::string name = (*symbol).str();
      void *address = find_cpu_symbol(name, recorder_);
      if (address == nullptr) {
        continuation->run(llvm::createStringError("unknown symbol '" + name + "'"));
        return;
      }
      result[symbol] = {llvm::orc::ExecutorAddr::fromPtr(address), llvm::JITSymbolFlags::Exported};
    }
    continuation->run(std::move(result));
  }

  llvm::Error notifyResolved(llvm::jitlink::LinkGraph &graph) override {
    for (auto *symbol : graph.defined_symbols()) {
      if (symbol->hasName() && *symbol->getName() == entry_) outcome_.entry = symbol->getAddress().toPtr<void *>();
    }
    if (outcome_.entry == nullptr) return llvm::createStringError("it has no symbol '" + entry_ + "'");
    return llvm::Error::success();
  }

  void notifyFinalized(JITLinkMemoryManager::FinalizedAlloc memory) override { outcome_.memory = std::move(memory); }

  llvm::Error modifyPassConfig(llvm::jitlink::LinkGraph &, llvm::jitlink::PassConfiguration &) override {
    return llvm::Error::success();
  }

private:
  Outcome &outcome_;
  const std::string &entry_;
  FaultFunction recorder_;
};

[[noreturn]] void refuse(const std::string &reason) {
  throw Error(ErrorKind::Runtime, fmt::format("cannot load compiled code: {}", reason));
}

}  // namespace

std::shared_ptr<const LoadedCode> load(const std::string &object, const std::string &entry, FaultFunction recorder) {
  const llvm::MemoryBufferRef buffer(object, "kernel");
  auto graph = llvm::jitlink::createLinkGraphFromObject(buffer, symbol_pool());
  if (!graph) refuse(llvm::toString(graph.takeError()));
  Outcome outcome;
  llvm::jitlink::link(std::move(*graph), std::make_unique<LinkContext>(outcome, entry, recorder));
  if (!outcome.memory.has_value()) refuse(outcome.failure);
  return std::make_shared<MappedCode>(std::move(*outcome.memory), outcome.entry);
}

}  // namespace gridstride::codegen
