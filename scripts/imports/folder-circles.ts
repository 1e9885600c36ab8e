import path from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

/** Folders beside each other that need each other, directly or in a round. */
export type FolderCircle = {
  readonly folders: readonly string[]
  /** One import for each step from folder to folder. */
  readonly imports: readonly string[]
}

/** Who imports a folder's sibling, with one import as the witness. */
type Arrows = Map<string, Map<string, string>>

export function folderCircles({ modules }: Pick<ICruiseResult, 'modules'>): FolderCircle[] {
  const arrows: Arrows = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) addArrow(arrows, source, resolved)
  return strongParts(arrows)
    .filter((folders) => folders.length > 1)
    .map((folders) => ({ folders: folders.toSorted(), imports: witnesses(arrows, new Set(folders)) }))
}

/** An import counts between the two siblings in which its ends lie; what is below both is theirs. */
function addArrow(arrows: Arrows, source: string, target: string): void {
  const [from, to] = [path.dirname(source).split('/'), path.dirname(target).split('/')]
  const fork = from.findIndex((name, depth) => name !== to[depth])
  if (fork < 0 || fork >= to.length) return
  const [one, other] = [from.slice(0, fork + 1).join('/'), to.slice(0, fork + 1).join('/')]
  const known = arrows.get(one) ?? new Map<string, string>()
  if (!known.has(other)) known.set(other, `${source} → ${target}`)
  arrows.set(one, known)
}

function witnesses(arrows: Arrows, folders: ReadonlySet<string>): string[] {
  return [...folders].flatMap((one) =>
    [...(arrows.get(one) ?? [])].filter(([other]) => folders.has(other)).map(([, witness]) => witness),
  )
}

/** Tarjan's strongly connected components. */
function strongParts(arrows: Arrows): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const parts: string[][] = []

  function visit(folder: string): number {
    const number = order.size
    order.set(folder, number)
    lowest.set(folder, number)
    open.push(folder)
    for (const next of arrows.get(folder)?.keys() ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? (order.get(next) ?? number) : number) : visit(next)
      lowest.set(folder, Math.min(lowest.get(folder) ?? number, reached))
    }
    if (lowest.get(folder) === number) parts.push(open.splice(open.indexOf(folder)))
    return lowest.get(folder) ?? number
  }

  for (const folder of arrows.keys()) if (!order.has(folder)) visit(folder)
  return parts
}
