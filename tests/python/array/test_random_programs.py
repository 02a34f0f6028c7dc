"""Random programs against NumPy; `random_programs.py` runs as many of them as one likes."""

import pytest

import random_programs


@pytest.mark.parametrize("seed", range(12))
def test_random_programs_give_what_numpy_gives(seed):
    random_programs.run(seed, length=150)


def test_a_difference_is_found_and_made_short():
    wrong = "v3 = v1 + (1 if xp.__name__ == 'numpy' else 2)"
    program = ["v1 = xp.arange(5)", "v2 = xp.zeros(3)", wrong, "check v2", "check v3"]
    assert "v3" in random_programs.fails(program)
    assert random_programs.shortened(program) == ["v1 = xp.arange(5)", wrong, "check v3"]
