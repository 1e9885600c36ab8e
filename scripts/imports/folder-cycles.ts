import path from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

/** Sibling folders that import each other, directly or indirectly. */
export type FolderCycle = {
  readonly folders: readonly string[]
  /** One import per edge of the cycle. */
  readonly imports: readonly string[]
}

/** The imports between sibling folders, with one example per edge. */
type Arrows = Map<string, Map<string, string>>

export function folderCycles({ modules }: Pick<ICruiseResult, 'modules'>): FolderCycle[] {
  const arrows: Arrows = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) addArrow(arrows, source, resolved)
  return strongParts(arrows)
    .filter((folders) => folders.length > 1)
    .map((folders) => ({ folders: folders.toSorted(), imports: witnesses(arrows, new Set(folders)) }))
}

/** An import counts as an edge between the two siblings that contain its ends. */
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
