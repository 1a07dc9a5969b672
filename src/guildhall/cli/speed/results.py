"""A page of results: each section is rewritten by the command that measured it, and the others stay as they are."""

from pathlib import Path


def write_section(page: Path, title: str, text: str) -> None:
    """Put this text under its title, in the place of what stood there; a new section comes last."""
    head, *sections = ("\n" + page.read_text("utf-8") if page.exists() else "").split("\n## ")
    mine = f"{title}\n\n{text.strip()}\n"
    for nth, section in enumerate(sections):
        if section.partition("\n")[0].strip() == title:
            sections[nth] = mine
            break
    else:
        sections.append(mine)
    parts = [head.strip("\n"), *(section.strip("\n") for section in sections)]
    page.write_text("\n\n## ".join(parts).strip("\n") + "\n", "utf-8")
