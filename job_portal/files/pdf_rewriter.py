"""A program: a PDF at its input, written anew at its output. `files.rewriting` runs it as a process.

A small file can become gigabytes in the memory of who reads it, so this process may take so much and no more.
It imports nothing of ours, because it runs alone.
"""

import io
import resource
import sys

# What `rewriting` reads from the exit code. Every other code but 0 means: cannot be read.
LOCKED, TOO_MANY_PAGES = 3, 4
_MEMORY = 512 * 1024**2
_CPU_SECONDS = 10
_MOST_EXPANDED = 200 * 1024**2
_MOST_NESTED = 60
# What makes a page: all else of it stays behind, such as actions, thumbnails and private data of programs.
_OF_A_PAGE = ("/MediaBox", "/CropBox", "/Rotate", "/UserUnit", "/Resources", "/Contents", "/Group")
_INHERITED = ("/MediaBox", "/CropBox", "/Rotate", "/Resources")
# Dictionaries whose keys are names that the author chose.
_OF_NAMES = ("/Font", "/XObject", "/ExtGState", "/ColorSpace", "/Pattern", "/Shading", "/CharProcs")
_LEFT_OUT = {
    *("/AA", "/AF", "/EF", "/EmbeddedFiles", "/JavaScript", "/JS", "/OpenAction", "/Metadata", "/PieceInfo"),
    # Layers. Without the catalog's list of them, a reader shows what they hold.
    *("/OC", "/Properties"),
    *("/Alternates", "/LastModified", "/OPI", "/Ref", "/StructParent", "/StructParents", "/Thumb"),
}
_SCHEMES = ("http://", "https://", "mailto:", "tel:")


def main(most_pages: int) -> int:
    """Rewrite; the exit code."""
    # Developers have other systems too, which refuse this limit.
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
    # What a form shows becomes part of its page, because the form itself stays behind.
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
    """The page's links to the web, to mail and phone: (rectangle, address)."""
    found = []
    for annotation in page.obj.get("/Annots") or []:
        uri = str((annotation.get("/A") or {}).get("/URI") or "")
        if annotation.get("/Subtype") == "/Link" and uri.lower().startswith(_SCHEMES) and len(uri) < 2000:
            found.append(([float(number) for number in annotation.get("/Rect")], uri))
    return found


def _add(made, page, links: list) -> None:
    import pikepdf

    # A page may take these from its parents.
    values = {key: value for key in _INHERITED if (value := _inherited(page.obj, key)) is not None}
    values |= {key: page.obj[key] for key in _OF_A_PAGE if key in page.obj}
    copied = {key: _copy(made, value) for key, value in values.items()}
    page = pikepdf.Dictionary({"/Type": pikepdf.Name.Page, **copied})
    if links:
        page.Annots = pikepdf.Array([_link(rectangle, uri) for rectangle, uri in links])
    made.pages.append(pikepdf.Page(made.make_indirect(page)))


def _copy(made, value):
    """The value as one of the new file's. Only what is indirect belongs to a file."""
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
    """Take out of everything that the pages need what a page does not need.

    :raises ValueError: it would become too large when it is read.
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
    """How many bytes a reader gets of the stream; of a picture, as it is compressed."""
    import pikepdf

    try:
        return len(stream.get_stream_buffer(pikepdf.StreamDecodeLevel.generalized))
    except pikepdf.PdfError:
        return len(stream.get_raw_stream_buffer())


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
