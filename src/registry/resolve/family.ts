import type { Landing } from '../../contract/index.ts'
import type { Records } from '../check/records.ts'
import type { Finding } from '../finding.ts'
import { expandCollection } from './collections.ts'
import type { Member } from './lineage.ts'

/** A landing or template as its files define it, before anything is resolved. */
export type LandingMember = Member & { readonly kind: NonNullable<Landing['kind']>; readonly record: string }

export type Family = ReadonlyMap<string, LandingMember>

/** All landings and templates by slug, including those that collections generate, and all name conflicts. */
export function gatherLandings({
  landing: landings,
  collection: collections,
}: Pick<Records, 'landing' | 'collection'>): {
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
