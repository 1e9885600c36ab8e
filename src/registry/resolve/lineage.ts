import type { Finding } from '../finding.ts'
import { didYouMean } from '../report/did-you-mean.ts'
import type { Layer } from './layers.ts'

/** A record that may extend another one of its family. */
export type Member = { readonly name: string; readonly extends: string | undefined; readonly own: readonly Layer[] }

type Family = ReadonlyMap<string, Member>

/** The names that can be extended, and whether a name belongs to a broken record. */
export type Names = { readonly known: () => readonly string[]; readonly isBroken: (name: string) => boolean }

const maxLineage = 20

/** A member followed by everything that it extends, nearest first; or why its lineage is invalid. */
export function lineageOf(
  member: Member,
  family: Family,
  names: Names,
): { lineage: readonly Member[] } | { findings: readonly Finding[] } {
  const lineage = [member]
  let current = member
  while (current.extends !== undefined) {
    const parent = family.get(current.extends)
    if (!parent) return { findings: names.isBroken(current.extends) ? [] : [unknownParent(current, names)] }
    if (lineage.includes(parent)) return { findings: [cycle(lineage.slice(lineage.indexOf(parent)))] }
    if (lineage.length === maxLineage) return { findings: [tooLong(member)] }
    lineage.push(parent)
    current = parent
  }
  return { lineage }
}

function unknownParent(member: Member, names: Names): Finding {
  const name = member.extends ?? ''
  const message = `There is no record "${name}" to extend.`
  return {
    ...placeOfExtends(member),
    code: 'unknown-parent',
    message,
    suggestion: didYouMean(name, names.known()),
  }
}

/** Gives the same finding for each member of the circle, so that it is reported once. */
function cycle(circle: readonly Member[]): Finding {
  const first = circle.reduce((least, member) => (member.name < least.name ? member : least))
  const start = circle.indexOf(first)
  const round = [...circle.slice(start), ...circle.slice(0, start), first].map(({ name }) => `"${name}"`).join(' → ')
  return {
    ...placeOfExtends(first),
    code: 'extends-cycle',
    message: `The records extend each other in a circle: ${round}.`,
  }
}

function tooLong(member: Member): Finding {
  const message = `More than ${maxLineage} records extend each other in a row.`
  return { ...placeOfExtends(member), code: 'extends-too-long', message }
}

function placeOfExtends({ own }: Member): { file: string; pointer: string } {
  const layer = own.find((candidate) => 'extends' in candidate.value)
  if (layer) return { file: layer.file, pointer: layer.generated ? layer.pointer : `${layer.pointer}/extends` }
  return { file: own[0]?.file ?? '', pointer: own[0]?.pointer ?? '' }
}
