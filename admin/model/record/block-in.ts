type Path = readonly string[]

/** The list, the block and the place in it, of a path in the blocks of a page, of a dialog, or of a page's dialog. */
export function blockIn(
  path: Path,
): { readonly list: string; readonly block: string; readonly rest: Path } | undefined {
  const at = path[0] === 'dialog' ? 1 : 0
  const [block = '', ...rest] = path.slice(at + 1)
  return path[at] === 'blocks' ? { list: path.slice(0, at + 1).join('/'), block, rest } : undefined
}
