"""A program that reads a PDF from its input and writes it rewritten to its output. `files.programs` runs it.

A small file can expand to gigabytes in memory, so this process limits its own. It imports nothing of the app,
because it runs alone.
"""

import io
import resource
import sys

# Exit codes for `programs`. Any other code except 0 means: unreadable.
LOCKED, TOO_MANY_PAGES = 3, 4
_MEMORY = 512 * 1024**2
_CPU_SECONDS = 10
_MOST_EXPANDED = 200 * 1024**2
_MOST_NESTED = 60
# Entries of a page to copy. Others, such as actions, thumbnails and private data, are dropped.
_OF_A_PAGE = ("/MediaBox", "/CropBox", "/Rotate", "/UserUnit", "/Resources", "/Contents", "/Group")
_INHERITED = ("/MediaBox", "/CropBox", "/Rotate", "/Resources")
# Dictionaries whose keys are names chosen by the author.
_OF_NAMES = ("/Font", "/XObject", "/ExtGState", "/ColorSpace", "/Pattern", "/Shading", "/CharProcs")
_LEFT_OUT = {
    *("/AA", "/AF", "/EF", "/EmbeddedFiles", "/JavaScript", "/JS", "/OpenAction", "/Metadata", "/PieceInfo"),
    # Layers. Their content is shown if the catalog does not list them.
    *("/OC", "/Properties"),
    *("/Alternates", "/LastModified", "/OPI", "/Ref", "/StructParent", "/StructParents", "/Thumb"),
}
_SCHEMES = ("http://", "https://", "mailto:", "tel:")


def main(most_pages: int) -> int:
    """Rewrite the PDF. Return the exit code."""
    # Other systems of developers refuse this limit.
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (_CPU_SECONDS, _CPU_SECONDS))
    import pikepdf

    try:
        source = pikepdf.open(io.BytesIO(sys.stdin.buffer.read()))
    except pikepdf.PasswordError:
        return LOCKED
    if len(source.pages) > most_pages:
        return TOO_MANY_PAGES
    links = [_links(page) for page in source.pages]
    # Draw form fields onto their pages, because the form itself is dropped.
    source.flatten_annotations("screen")
    made = pikepdf.new()
    for page, found in zip(source.pages, links, strict=True):
        _add(made, page, found)
    _clean(made)
    stream = io.BytesIO()
    made.save(stream, deterministic_id=True, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    sys.stdout.buffer.write(stream.getvalue())
    return 0


def _links(page) -> list[tuple[list[float], str]]:
    """The page's links to the web, mail and phone: (rectangle, address)."""
    found = []
    for annotation in page.obj.get("/Annots") or []:
        uri = str((annotation.get("/A") or {}).get("/URI") or "")
        if annotation.get("/Subtype") == "/Link" and uri.lower().startswith(_SCHEMES) and len(uri) < 2000:
            found.append(([float(number) for number in annotation.get("/Rect")], uri))
    return found


def _add(made, page, links: list) -> None:
    import pikepdf

    # A page may inherit these from its parents.
    values = {key: value for key in _INHERITED if (value := _inherited(page.obj, key)) is not None}
    values |= {key: page.obj[key] for key in _OF_A_PAGE if key in page.obj}
    copied = {key: _copy(made, value) for key, value in values.items()}
    page = pikepdf.Dictionary({"/Type": pikepdf.Name.Page, **copied})
    if links:
        page.Annots = pikepdf.Array([_link(rectangle, uri) for rectangle, uri in links])
    made.pages.append(pikepdf.Page(made.make_indirect(page)))


def _copy(made, value):
    """Copy the value into the new file. Only indirect objects belong to a file."""
    import pikepdf

    if not isinstance(value, pikepdf.Object):
        return value
    if value.is_indirect:
        return made.copy_foreign(value)
    if isinstance(value, pikepdf.Dictionary):
        return pikepdf.Dictionary({key: _copy(made, each) for key, each in value.items()})
    if isinstance(value, pikepdf.Array):
        return pikepdf.Array([_copy(made, each) for each in value])
    return value


def _inherited(node, key: str):
    for _ in range(_MOST_NESTED):
        if node is None or key in node:
            break
        node = node.get("/Parent")
    return None if node is None else node.get(key)


def _link(rectangle: list[float], uri: str):
    import pikepdf

    action = pikepdf.Dictionary(S=pikepdf.Name.URI, URI=pikepdf.String(uri))
    values = {"/Type": pikepdf.Name.Annot, "/Subtype": pikepdf.Name.Link, "/A": action}
    return pikepdf.Dictionary({**values, "/Rect": pikepdf.Array(rectangle), "/Border": [0, 0, 0]})


def _clean(made) -> None:
    """Remove unneeded entries from all objects that the pages use.

    :raises ValueError: reading it would take too much memory.
    """
    import pikepdf

    expanded, seen = 0, set()
    waiting = [(page.obj, "", 0) for page in made.pages]
    while waiting:
        value, key, depth = waiting.pop()
        if depth > _MOST_NESTED:
            raise ValueError("too deep")
        if value.is_indirect:
            if value.objgen in seen:
                continue
            seen.add(value.objgen)
        if isinstance(value, pikepdf.Array):
            waiting += [(each, key, depth + 1) for each in value if isinstance(each, pikepdf.Object)]
            continue
        if isinstance(value, pikepdf.Stream):
            expanded += _expanded(value)
            if expanded > _MOST_EXPANDED:
                raise ValueError("too large")
        elif not isinstance(value, pikepdf.Dictionary):
            continue
        for name in list(value.keys()):
            if name in _LEFT_OUT and key not in _OF_NAMES:
                del value[name]
            elif name != "/Parent" and isinstance(value[name], pikepdf.Object):
                waiting.append((value[name], name, depth + 1))


def _expanded(stream) -> int:
    """The size of the decoded stream; for a picture, its compressed size."""
    import pikepdf

    try:
        return len(stream.get_stream_buffer(pikepdf.StreamDecodeLevel.generalized))
    except pikepdf.PdfError:
        return len(stream.get_raw_stream_buffer())


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
