"""Faults that can be planted into a source: small changes to what it does, which a test should notice.

Nothing is planted where no test could notice it, or nobody would want one to: in annotations, docstrings, assertions
(most tell the compiler a type), decorators (they speak to the compiler), and the words of messages.
"""

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
LEFT_ALONE = (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)
NUMBERS = ("i64", "int")


class Fault(NamedTuple):
    """Some bytes of a source, and what stands there instead."""

    start: int
    end: int
    new: str

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def line(self, source: bytes) -> int:
        return source.count(b"\n", 0, self.start) + 1

    def shown(self, source: bytes) -> tuple[str, str]:
        """The line before and after; a statement of several lines in one."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        after = source[first : self.start] + self.new.encode() + source[self.end : last]
        return one_line(source[first:last]), one_line(after)


def one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


def faults(source: bytes) -> list[Fault]:
    """Every fault that can be planted into this source, in its order."""
    return sorted(Finder(source).visit_all())


class Finder:
    """Walks a source and gives the faults of each node."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def visit_all(self) -> Iterator[Fault]:
        yield from self.visit(ast.parse(self.source), returns="")

    def visit(self, node: ast.AST, returns: str) -> Iterator[Fault]:
        """The faults of a node and of what is in it; `returns` is what the function around it returns."""
        if isinstance(node, LEFT_ALONE) or is_words(node):
            return
        if isinstance(node, ast.FunctionDef):
            returns = ast.unparse(node.returns) if node.returns else ""
        yield from self.of_expression(node)
        yield from self.of_statement(node, returns)
        for child in code_in(node):
            yield from self.visit(child, returns)

    # ------------------------------------------------------------------------------------------- expressions
    def of_expression(self, node: ast.AST) -> Iterator[Fault]:
        match node:
            case ast.Compare():
                for (left, right), operator in zip(pairwise([node.left, *node.comparators]), node.ops, strict=True):
                    yield self.between(left, right, *COMPARISONS[type(operator)])
            case ast.BinOp() if type(node.op) in OPERATORS:
                yield self.between(node.left, node.right, *OPERATORS[type(node.op)])
            case ast.AugAssign() if type(node.op) in OPERATORS:
                old, new = OPERATORS[type(node.op)]
                yield self.between(node.target, node.value, f"{old}=", f"{new}=")
            case ast.BoolOp():
                old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
                for left, right in pairwise(node.values):
                    yield self.between(left, right, old, new)
            case ast.UnaryOp(op=ast.Not() | ast.Invert()):
                word = "not" if isinstance(node.op, ast.Not) else "~"
                yield Fault(self.start(node), self.start(node) + len(word), "")
            case ast.Constant(value=bool()):
                yield self.instead(node, str(not node.value))
            case ast.Constant(value=int() as number):
                yield self.instead(node, str(number + 1))
            case ast.If() | ast.While() | ast.IfExp() if isinstance(node.test, ast.Call | ast.Name | ast.Attribute):
                yield self.instead(node.test, f"not {self.text(node.test)}")

    # ------------------------------------------------------------------------------------------- statements
    def of_statement(self, node: ast.AST, returns: str) -> Iterator[Fault]:
        match node:
            case ast.Expr() | ast.AugAssign() | ast.Break() | ast.Continue() | ast.Raise() | ast.Return(value=None):
                yield self.instead(node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.instead(node, "pass")
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                if returns == "bool":
                    yield self.instead(value, f"not ({self.text(value)})")
                elif returns in NUMBERS:
                    yield self.instead(value, f"({self.text(value)}) + 1")

    # ------------------------------------------------------------------------------------------- places
    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def instead(self, node: ast.expr | ast.stmt, new: str) -> Fault:
        return Fault(self.start(node), self.end(node), new)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Fault:
        """Another operator; brackets may stand around it."""
        at = self.source.index(old.encode(), self.end(left), self.start(right))
        return Fault(at, at + len(old), new)


def is_words(node: ast.AST) -> bool:
    """A docstring, or an error's message."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def code_in(node: ast.AST) -> Iterator[ast.AST]:
    """What is in a node, without annotations, decorators and what is raised."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "exc", "cause", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child
