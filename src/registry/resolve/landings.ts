import type { CompiledLanding, Landing } from '../../contract/index.ts'
import type { CheckedSources } from '../check/check-sources.ts'
import type { Records } from '../check/records.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import { expandCollection } from './collections.ts'
import { compileLanding } from './compile-landing.ts'
import type { Dialogs } from './dialogs.ts'
import { createFolder, type Folded } from './fold.ts'
import type { Origin } from './layers.ts'
import { lineageOf, type Member } from './lineage.ts'

/** A landing or template as its files state it, before anything is looked up. */
export type LandingMember = Member & { readonly kind: NonNullable<Landing['kind']>; readonly record: string }

export type ResolvedLanding = {
  readonly member: LandingMember
  /** What the landing and everything it extends say together, before references are looked up. */
  readonly folded: Folded
  /** Absent where something that the page cannot be made without is missing. */
  readonly compiled?: CompiledLanding
  /** Where a place of the compiled landing is stated. */
  readonly originOf: (pointer: string) => Origin
}

export type Family = ReadonlyMap<string, LandingMember>

/** All landings and templates by slug, those that collections make among them; and every clash of names. */
export function gatherLandings({ landing: landings, collection: collections }: Records): {
  members: Family
  findings: Finding[]
} {
  const family = new Map<string, LandingMember>()
  const findings: Finding[] = []
  const add = (member: LandingMember) => {
    const known = family.get(member.name)
    if (known) findings.push(duplicate(member, known))
    else family.set(member.name, member)
  }
  for (const { file, record, value } of landings) add(memberOf(value, record, { file, pointer: '', value }))
  for (const collection of collections) {
    const { generated, overrides } = expandCollection(collection)
    for (const { value, layer } of generated) add(memberOf(value, collection.record, layer))
    for (const { value, layer } of overrides) {
      const base = family.get(value.slug)
      const isGenerated = base?.own.length === 1 && base.own[0]?.generated && base.own[0].file === collection.file
      if (isGenerated)
        family.set(value.slug, { ...base, extends: value.extends ?? base.extends, own: [layer, ...base.own] })
      else add(memberOf({ kind: 'match', ...value }, collection.record, layer))
    }
  }
  return { members: family, findings }
}

function memberOf(value: Landing, record: string, layer: Member['own'][number]): LandingMember {
  return { name: value.slug, kind: value.kind ?? 'landing', extends: value.extends, own: [layer], record }
}

function duplicate(member: LandingMember, known: LandingMember): Finding {
  const [layer] = member.own
  const message = `The address "${member.name}" is already taken by ${known.own[0]?.file}.`
  return {
    code: 'duplicate-name',
    file: layer?.file ?? '',
    pointer: layer?.generated ? layer.pointer : `${layer?.pointer}/slug`,
    message,
  }
}

/** Puts every landing together from what it extends, the dialog it opens and the bonus it advertises. */
export function resolveLandings(
  family: Family,
  dialogs: Dialogs,
  library: Library,
  { isBroken }: CheckedSources,
): { landings: ResolvedLanding[]; findings: Finding[] } {
  const names = { known: () => [...library.known.parent], isBroken: (name: string) => isBroken('landing', name) }
  const fold = createFolder()
  const landings: ResolvedLanding[] = []
  const findings: Finding[] = []
  for (const member of family.values()) {
    const traced = lineageOf(member, family, names)
    if ('findings' in traced) {
      findings.push(...traced.findings)
      continue
    }
    const folded = fold(traced.lineage)
    findings.push(...folded.findings)
    if (member.kind === 'template') continue
    const outcome = compileLanding(member, folded, dialogs, library)
    findings.push(...outcome.findings)
    landings.push(outcome.resolved)
  }
  return { landings, findings }
}
