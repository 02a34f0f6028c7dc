#include <llvm/IR/Constants.h>
#include <llvm/IR/MDBuilder.h>

#include "codegen/cpu/address.h"

namespace gridstride::codegen::cpu {

using ir::Check;
using ir::Op;

namespace {

/// Whether an index of these facts is inside a constant extent.
bool within(const Fact &index, llvm::Value *extent, bool nonnegative = false) {
  const auto *known = llvm::dyn_cast<llvm::ConstantInt>(extent);
  return known != nullptr && index.bounded && (nonnegative || index.low >= 0) && index.high < known->getSExtValue();
}

bool is_true(const llvm::Value *condition) {
  const auto *known = llvm::dyn_cast<llvm::ConstantInt>(condition);
  return known != nullptr && known->isOne();
}

}  // namespace

/// Sorts out the indices; emits tests that are made elsewhere (at the segment's start), reports faults.
Body::Address Body::make_address(const Op &op, std::size_t first) {
  Address address;
  address.array = &array(op.operands[0]);
  const ArrayValue &target = *address.array;
  const OpFacts &facts = instance_->facts->of(op);
  const std::size_t rank = target.extents.size();
  bool all_whole = true;

  for (std::size_t k = 0; k < rank; ++k) {
    const ir::ValueId id = op.operands[first + k];
    Address::Axis axis;
    axis.given = value(id);
    axis.index = axis.given;
    axis.extent = target.extents[k];
    const bool inside =
        (op.inside >> k & 1U) != 0 || within(fact(id), target.extents[k], (op.nonnegative >> k & 1U) != 0);
    const bool nonnegative = inside || (op.nonnegative >> k & 1U) != 0;
    const bool by_segment = (facts.segment_checks >> k & 1U) != 0 && !inside;
    const bool may_wrap = op.wrap && !nonnegative;
    const bool broadcast = k + 1 == rank && target.type.layout == ir::LayoutClass::BroadcastInner;
    if (!broadcast) axis.stride = target.strides[k];

    if (by_segment && instance_->checked.insert(&op).second) {
      for (std::size_t each = 0; each < rank; ++each) {
        if ((facts.segment_checks >> each & 1U) == 0 || (op.inside >> each & 1U) != 0) continue;
        const ir::ValueId index = op.operands[first + each];
        if (within(fact(index), target.extents[each], (op.nonnegative >> each & 1U) != 0)) continue;
        const bool wrap = op.wrap && (op.nonnegative >> each & 1U) == 0;
        segment_bound(value(index), fact(index), target.extents[each], wrap);
      }
    }
    axis.test = op.check != Check::None && !inside && !by_segment;
    const std::uint8_t level = fact(id).level;
    const auto wrapped = [&](Value *index) {
      Value *extent = axis.extent;
      if (index->getType()->isVectorTy()) extent = b_.CreateVectorSplat(static_cast<unsigned>(lanes_), extent);
      Value *negative = b_.CreateICmpSLT(index, llvm::Constant::getNullValue(index->getType()));
      return b_.CreateSelect(negative, b_.CreateAdd(index, extent), index);
    };
    switch (axis.index.shape) {
      case Shape::Uniform:
        // (What the value is known to be may stand further out than what its op is known to give.)
        if (may_wrap) {
          axis.index.level = std::max(level, axis.index.level);
          axis.index.raw.re = at_level(axis.index.level, [&] { return wrapped(axis.given.raw.re); });
        }
        break;
      case Shape::Linear: axis.wrap = may_wrap && !by_segment; break;
      default:
        if (broadcast && !axis.test) break;
        if (may_wrap && axis.given.pattern != nullptr) {
          axis.wrap = true;  // (where a test finds its lanes inside, none wraps)
        } else if (may_wrap) {
          axis.index = varying({wrapped(axis.given.raw.re)});
        }
        break;
    }
    // Off lanes' elements exist too where a segment has seen to it.
    if (axis.index.shape != Shape::Uniform && axis.stride != nullptr) {
      // Of a whole vector of a segment, what is known of all threads holds for all lanes.
      const bool known =
          model_.shape[0] != 0 && model_.mode == LaneMode::Segment && within(fact(id), target.extents[k]);
      all_whole = all_whole && (by_segment || known) && !tail_;
    }
    address.axes.push_back(axis);
  }

  if (target.lane_stride != nullptr) {
    // A local array: the lanes' copies of an element lie side by side.
    Address::Axis lane;
    lane.index = linear({b_.CreateNeg(position_.lane0)}, 1);
    lane.given = lane.index;
    lane.extent = context_.int64(lanes_);
    lane.stride = target.lane_stride;
    lane.sure = true;
    address.axes.push_back(lane);
  }
  for (Address::Axis &axis : address.axes) {
    address.tests = address.tests || axis.test;
    address.wraps = address.wraps || axis.wrap;
  }

  if (op.check == Check::Report && address.tests) {
    std::uint32_t site = context_.fault_sites.at(&op);
    for (Address::Axis &axis : address.axes) {
      if (axis.test) {
        LaneValue index = axis.index;
        Value *at = nullptr;
        Value *inside = nullptr;
        if (index.shape == Shape::Uniform) {
          inside = b_.CreateVectorSplat(static_cast<unsigned>(lanes_), b_.CreateICmpULT(index.raw.re, axis.extent));
        } else {
          Value *extent = b_.CreateVectorSplat(static_cast<unsigned>(lanes_), axis.extent);
          at = vector(index).re;
          if (axis.wrap) {
            Value *negative = b_.CreateICmpSLT(at, llvm::Constant::getNullValue(at->getType()));
            at = b_.CreateSelect(negative, b_.CreateAdd(at, extent), at);
          }
          inside = b_.CreateICmpULT(at, extent);
        }
        report(mask_and_not(mask_, lane_bool(inside)), site, &axis.given, axis.extent);
        axis.test = false;
      }
      ++site;
    }
    address.tests = false;
  }

  // The kind of the address.
  bool has_linear = false;
  bool has_varying = false;
  for (const Address::Axis &axis : address.axes) {
    if (axis.stride == nullptr) {
      // A test of an index that moves nothing still differs between lanes.
      if (axis.test && axis.index.shape != Shape::Uniform) has_varying = true;
      continue;
    }
    has_linear = has_linear || axis.index.shape == Shape::Linear;
    has_varying = has_varying || axis.index.shape == Shape::Varying;
  }
  if (has_varying) {
    address.kind = Address::Kind::Lanes;
  } else if (has_linear) {
    const auto item = static_cast<std::int64_t>(size_of(target.type.dtype));
    const auto *last = llvm::dyn_cast<llvm::ConstantInt>(
        address.axes.back().stride == nullptr ? target.strides.back() : address.axes.back().stride);
    bool contiguous = last != nullptr && last->getSExtValue() == item &&
                      address.axes.back().index.shape == Shape::Linear && address.axes.back().index.stride == 1;
    for (std::size_t k = 0; k + 1 < address.axes.size(); ++k) {
      contiguous = contiguous && address.axes[k].index.shape == Shape::Uniform;
    }
    address.kind = contiguous ? Address::Kind::Contiguous : Address::Kind::Strided;
  }
  address.whole = all_whole && !has_varying;
  // Where code runs, a lane is on, and the others' elements are memory of this worker, too.
  if (target.padded && address.kind == Address::Kind::Contiguous) address.whole = true;
  place(address);
  return address;
}

/// The base and step of the kinds that have them. What does not move within a row or segment is computed out there; in
/// the body there is left the first lane's coordinate times the step. Indices of checks that fail give addresses that
/// are not used.
void Body::place(Address &address) {
  if (address.kind == Address::Kind::Lanes || address.kind == Address::Kind::Strided) {
    place_pattern(address);
    if (address.kind == Address::Kind::Lanes) return;
  }
  Value *base = address.array->data;
  std::uint8_t level = kLaunch;
  Value *step = nullptr;
  for (const Address::Axis &axis : address.axes) {
    if (axis.stride == nullptr) continue;
    level = std::max(level, axis.index.level);
    Value *fixed = axis.index.raw.re;
    if (!(llvm::isa<llvm::Constant>(fixed) && llvm::cast<llvm::Constant>(fixed)->isNullValue())) {
      base = at_level(level, [&] { return b_.CreateGEP(context_.i8(), base, b_.CreateMul(fixed, axis.stride)); });
    }
    if (axis.index.shape != Shape::Linear) continue;
    const std::int64_t stride = axis.index.stride;
    step = at_level(kLaunch, [&] {
      Value *part = stride == 1 ? axis.stride : b_.CreateMul(axis.stride, context_.int64(stride));
      return step == nullptr ? part : b_.CreateAdd(step, part);
    });
  }
  address.origin = base;
  address.origin_level = level;
  if (step != nullptr) base = b_.CreateGEP(context_.i8(), base, b_.CreateMul(position_.lane0, step));
  address.base = base;
  address.step = step;
}

/// i1: every lane's element, on or off, is inside without wrapping. Null: nothing to test.
Body::Value *Body::whole_vector_inside(Address &address) {
  Value *result = nullptr;
  const auto need = [&](Value *condition) { result = result == nullptr ? condition : b_.CreateAnd(result, condition); };
  for (Address::Axis &axis : address.axes) {
    if (axis.index.shape == Shape::Uniform) {
      if (axis.test) need(b_.CreateICmpULT(axis.index.raw.re, axis.extent));
      continue;
    }
    if (axis.sure || (axis.stride == nullptr && !axis.test)) continue;
    // A line is inside if both its ends are.
    Value *first = first_lane(axis.index).re;
    Value *last = b_.CreateAdd(first, context_.int64(axis.index.stride * (lanes_ - 1)));
    need(b_.CreateICmpULT(first, axis.extent));
    need(b_.CreateICmpULT(last, axis.extent));
  }
  return result;
}

/// Of each lane, whether its element is inside. Null: all are.
Body::Value *Body::lanes_inside(Address &address) {
  Value *result = nullptr;
  for (Address::Axis &axis : address.axes) {
    if (!axis.test) continue;
    Value *extent = b_.CreateVectorSplat(static_cast<unsigned>(lanes_), axis.extent);
    Value *index = vector(axis.index).re;
    if (axis.wrap) {
      Value *negative = b_.CreateICmpSLT(index, llvm::Constant::getNullValue(index->getType()));
      index = b_.CreateSelect(negative, b_.CreateAdd(index, extent), index);
    }
    Value *inside =
        axis.index.shape == Shape::Uniform
            ? b_.CreateVectorSplat(static_cast<unsigned>(lanes_), b_.CreateICmpULT(axis.index.raw.re, axis.extent))
            : b_.CreateICmpULT(index, extent);
    inside = lane_bool(inside);
    result = result == nullptr ? inside : b_.CreateAnd(result, inside);
  }
  return result;
}

/// int64 addresses of the lanes' elements, wrapped.
Body::Value *Body::lane_addresses(Address &address) {
  const auto lanes = static_cast<unsigned>(lanes_);
  if (address.kind != Address::Kind::Lanes && !address.wraps) {
    // A line of addresses.
    Value *first = b_.CreateVectorSplat(lanes, b_.CreatePtrToInt(address.base, context_.i64()));
    Value *step = b_.CreateVectorSplat(lanes, address.step != nullptr ? address.step : context_.int64(0));
    return b_.CreateAdd(first, b_.CreateMul(step, context_.lane_numbers(context_.i64())));
  }
  Value *base = address.array->data;
  Value *offsets = nullptr;
  for (Address::Axis &axis : address.axes) {
    if (axis.stride == nullptr) continue;
    if (axis.index.shape == Shape::Uniform) {
      base = b_.CreateGEP(context_.i8(), base, b_.CreateMul(axis.index.raw.re, axis.stride));
      continue;
    }
    Value *index = vector(axis.index).re;
    if (axis.wrap) {
      Value *negative = b_.CreateICmpSLT(index, llvm::Constant::getNullValue(index->getType()));
      index = b_.CreateSelect(negative, b_.CreateAdd(index, b_.CreateVectorSplat(lanes, axis.extent)), index);
    }
    Value *part = nullptr;
    const auto *constant = llvm::dyn_cast<llvm::ConstantInt>(axis.stride);
    if (constant != nullptr && constant->getValue().isPowerOf2()) {
      part = b_.CreateShl(index, llvm::ConstantInt::get(index->getType(), constant->getValue().logBase2()));
    } else {
      part = b_.CreateMul(index, b_.CreateVectorSplat(lanes, axis.stride));
    }
    offsets = offsets == nullptr ? part : b_.CreateAdd(offsets, part);
  }
  Value *first = b_.CreateVectorSplat(lanes, b_.CreatePtrToInt(base, context_.i64()));
  return offsets == nullptr ? first : b_.CreateAdd(first, offsets);
}

// --- loads

void Body::emit_load(const Op &op) {
  const ir::ValueId id = op.results[0];
  const DType type = dtype(id);
  if (model_.settled != nullptr && model_.settled->contains(&op)) {
    Value *memory = array(op.operands[0]).data;
    set(id, uniform(at_level(kRow, [&] { return load_scalar(memory, type); }), kRow));
    return;
  }
  Address address = make_address(op, 1);
  emit_check(op, address);
  switch (address.kind) {
    case Address::Kind::Uniform: {
      // Outside, or with no lane left after a report: a zero is read instead.
      Value *inside = whole_vector_inside(address);
      Value *some = any(mask_);
      if (!llvm::isa<llvm::Constant>(some)) inside = inside == nullptr ? some : b_.CreateAnd(inside, some);
      Value *pointer = address.base;
      if (inside != nullptr) pointer = b_.CreateSelect(inside, pointer, launch_.zeros);
      set(id, uniform(load_scalar(pointer, type)));
      return;
    }
    case Address::Kind::Contiguous:
      prefetch(op, address);
      set(id, varying(load_contiguous(address, type)));
      return;
    case Address::Kind::Strided:
    case Address::Kind::Lanes: {
      if (!address.offsets.empty()) {
        set(id, varying(load_pattern(address, type)));
        return;
      }
      Value *keep = lanes_inside(address);
      if (!mask_.all && !address.whole) keep = keep == nullptr ? wide(mask_) : b_.CreateAnd(keep, wide(mask_));
      set(id, varying(load_lanes(lane_addresses(address), keep, type)));
      return;
    }
  }
}

Raw Body::load_contiguous(Address &address, DType type) {
  const bool settled = !address.tests && !address.wraps && (mask_.all || address.whole);
  if (settled) return load_vector(address.base, type);

  // One test of the vector's ends says whether all of it can be read, whatever the mask.
  Value *fast = whole_vector_inside(address);
  if (fast == nullptr) fast = all(mask_);
  if (is_true(fast)) return load_vector(address.base, type);
  Join join = new_join("loaded");
  Block *quick = new_block("inside");
  Block *slow = new_block("partly");
  b_.CreateCondBr(fast, quick, slow, llvm::MDBuilder(context_.llvm).createLikelyBranchWeights());
  const Mask mask = mask_;
  const auto leave_with = [&](Raw value) {
    std::vector<Value *> values{value.re};
    if (value.im != nullptr) values.push_back(value.im);
    branch_to(join, std::move(values));
    mask_ = mask;
  };
  b_.SetInsertPoint(quick);
  leave_with(load_vector(address.base, type));
  b_.SetInsertPoint(slow);
  Value *keep = lanes_inside(address);
  if (!mask_.all) keep = keep == nullptr ? wide(mask_) : b_.CreateAnd(keep, wide(mask_));
  if (keep != nullptr && !address.wraps && has_masked_access(type)) {
    leave_with(load_masked(address.base, keep, type));
  } else {
    leave_with(load_lanes_far(lane_addresses(address), keep, type));
  }
  const std::vector<Value *> values = finish(join);
  mask_ = mask;
  return {values[0], values.size() > 1 ? values[1] : nullptr};
}

// --- stores

void Body::emit_store(const Op &op) {
  const DType type = dtype(op.operands[1]);
  Address address = make_address(op, 2);
  emit_check(op, address);
  LaneValue &stored = value(op.operands[1]);
  switch (address.kind) {
    case Address::Kind::Uniform: store_uniform(address, stored, type); return;
    case Address::Kind::Contiguous:
      prefetch(op, address);
      store_contiguous(address, vector(stored), type);
      return;
    case Address::Kind::Strided:
    case Address::Kind::Lanes: {
      if (!address.offsets.empty()) {
        store_pattern(address, vector(stored), type);
        return;
      }
      Value *keep = lanes_inside(address);
      if (!mask_.all) keep = keep == nullptr ? wide(mask_) : b_.CreateAnd(keep, wide(mask_));
      store_lanes(lane_addresses(address), keep, vector(stored), type);
      return;
    }
  }
}

/// All lanes store to one element: the last one on has the last word, as it has when threads run in order.
void Body::store_uniform(Address &address, LaneValue &stored, DType type) {
  Value *inside = whole_vector_inside(address);
  Value *some = any(mask_);
  if (!llvm::isa<llvm::Constant>(some)) inside = inside == nullptr ? some : b_.CreateAnd(inside, some);
  Value *pointer = address.base;
  if (inside != nullptr) pointer = b_.CreateSelect(inside, pointer, launch_.sink);
  Raw value = stored.raw;
  if (stored.shape != Shape::Uniform) {
    const Raw all_lanes = vector(stored);
    Value *last = context_.int64(lanes_ - 1);
    if (!mask_.all) {
      Value *zeros = b_.CreateBinaryIntrinsic(llvm::Intrinsic::ctlz, lane_bits(mask_), b_.getFalse());
      last =
          b_.CreateSub(context_.int64(63), b_.CreateBinaryIntrinsic(llvm::Intrinsic::umin, zeros, context_.int64(63)));
    }
    value = extract(all_lanes, last, type);
  }
  store_scalar(pointer, value, type);
}

/// Nobody else is at the elements of the lanes that are off: they keep what they have.
void Body::store_kept(const Address &address, Raw value, DType type) {
  if (type == DType::Bool) {
    // (Bytes as they are: those behind the array may be of other types.)
    Value *bytes = arithmetic_.cast(value, DType::Bool, DType::UInt8).re;
    Value *before = b_.CreateAlignedLoad(bytes->getType(), address.base, llvm::Align(1));
    Value *on = context_.to_i1(b_, wide(mask_), 8);
    b_.CreateAlignedStore(b_.CreateSelect(on, bytes, before), address.base, llvm::Align(1));
    return;
  }
  const Raw held = load_vector(address.base, type);
  store_vector(address.base, arithmetic_.select(wide(mask_), value, held), type);
}

void Body::store_contiguous(Address &address, Raw value, DType type) {
  if (!address.tests && !address.wraps && mask_.all) {
    std::uint64_t align = 0;
    if (streams_ != nullptr && address.origin_level <= kSegment) {
      const std::uint64_t bytes = static_cast<std::uint64_t>(lanes_) * size_of(type);
      align = std::min<std::uint64_t>(bytes, static_cast<std::uint64_t>(context_.target.vector_bytes()));
      if (align >= 16) {
        streams_->push_back({address.origin, static_cast<std::int64_t>(size_of(type)), align});
      } else {
        align = 0;
      }
    }
    store_vector(address.base, value, type, align);
    return;
  }
  if (!address.tests && !address.wraps && address.whole && address.array->padded) {
    store_kept(address, value, type);
    return;
  }
  Value *fast = all(mask_);
  if (address.tests || address.wraps) {
    Value *inside = whole_vector_inside(address);
    // (Of padded memory the lanes that are off keep what they have.)
    fast = mask_.all || address.array->padded ? inside : b_.CreateAnd(fast, inside);
  }
  const bool keeps = (address.tests || address.wraps) && address.array->padded && !mask_.all;
  const auto store_whole = [&] {
    if (keeps) {
      store_kept(address, value, type);
    } else {
      store_vector(address.base, value, type);
    }
  };
  if (is_true(fast)) return store_whole();
  Join join = new_join("stored");
  Block *quick = new_block("whole");
  Block *slow = new_block("partly");
  b_.CreateCondBr(fast, quick, slow, llvm::MDBuilder(context_.llvm).createLikelyBranchWeights());
  const Mask mask = mask_;
  b_.SetInsertPoint(quick);
  store_whole();
  branch_to(join);
  mask_ = mask;
  b_.SetInsertPoint(slow);
  Value *keep = lanes_inside(address);
  if (!mask_.all) keep = keep == nullptr ? wide(mask_) : b_.CreateAnd(keep, wide(mask_));
  if (keep != nullptr && !address.wraps && has_masked_access(type)) {
    store_masked(address.base, keep, value, type);
  } else {
    store_lanes_far(lane_addresses(address), keep, value, type);
  }
  branch_to(join);
  finish(join);
  mask_ = mask;
}

}  // namespace gridstride::codegen::cpu
