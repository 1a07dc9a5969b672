"""Every game in every form: a row for each toy and game x seats x modules, for the suites that fit them all."""

from collections.abc import Callable
from importlib.util import find_spec
from itertools import product

from counts import COMPILED
from guildhall.kernel.game import Game, Option, OptionError
from guildhall.kernel.layout import MOST_SEATS
from toys import TOYS

Factory = Callable[[], Game]

FEW_MODULES = 3
ALL = "all"  # stands for the names of all modules


def chosen_modules(modules: list[Option]) -> list[dict[str, str]]:
    """Every combination of a few modules; of many none, each one, and all."""
    plain = {option.name: option.values[0] for option in modules}
    if len(modules) <= FEW_MODULES:
        combinations = product(*(option.values for option in modules))
        return [dict(zip(plain, values, strict=True)) for values in combinations]
    ones = [plain | {option.name: option.values[1]} for option in modules]
    return [plain, *ones, {option.name: option.values[1] for option in modules}]


def rows_of(name: str, make: Callable[..., Game]) -> list[tuple[str, Factory]]:
    """A game's rows: every number of seats with these modules."""
    found: list[tuple[str, Factory]] = []
    for seats in range(1, MOST_SEATS + 1):
        try:
            modules = [option for option in make(seats, {}).option_list if option.module]
        except OptionError:
            continue
        for chosen in chosen_modules(modules):
            on = [option.name for option in modules if chosen[option.name] != option.values[0]]
            if len(on) == len(modules) > 1:
                on = [ALL]
            found.append(("-".join([name, str(seats), *on]), lambda seats=seats, chosen=chosen: make(seats, chosen)))
    return found


def toys() -> list[tuple[str, Factory]]:
    return [row for name, toy in TOYS.items() for row in rows_of(f"toy-{name}", toy)]


def real_games() -> list[tuple[str, Factory]]:
    if find_spec("guildhall.games") is None or find_spec("guildhall.games.catalogue") is None:
        return []
    from guildhall import games
    from guildhall.games.catalogue import NAMES

    def maker(name: str) -> Callable[..., Game]:
        return lambda seats, options: games.get(name, seats=seats, options=options)

    return [row for name in NAMES for row in rows_of(name, maker(name))]


def telling(row: str) -> bool:
    """Is this row without modules or with all of them? Of the others the plain source shows little more."""
    return row.endswith(ALL) or row[-1].isdigit()


GAMES = toys() + [row for row in real_games() if COMPILED or telling(row[0])]
