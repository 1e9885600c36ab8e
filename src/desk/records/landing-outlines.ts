import type { Landing } from '../../contract/index.ts'
import { checkSource } from '../../registry/check/check-source.ts'
import { recordName } from '../../registry/check/names.ts'
import type { Source } from '../../registry/index.ts'
import { gatherLandings, type LandingMember } from '../../registry/resolve/family.ts'
import { foldFamily } from '../../registry/resolve/fold.ts'

export type Values = { readonly [property: string]: unknown }

type Outline = {
  readonly member: LandingMember & { readonly kind: Exclude<LandingMember['kind'], 'template'> }
  /** What it says together with all that it extends; nothing where that cannot be told. */
  readonly value: Values | undefined
}

/** Every landing in the few properties that lists show, those that collections make among them. */
export function outlineLandings(sources: readonly Source[]): Outline[] {
  const collections = sources.flatMap((source) => {
    const checked = source.record.startsWith('collections/') ? checkSource(source) : undefined
    return checked && 'record' in checked && checked.record.kind === 'collection' ? [checked.record] : []
  })
  const { members } = gatherLandings({ landing: sources.flatMap(outlineOf), collection: collections })
  const folded = foldFamily(members, { known: () => [], isBroken: () => true })
  const values = new Map<LandingMember, Values>(folded.members.map(({ member, folded: { value } }) => [member, value]))
  return [...members.values()].flatMap((member) => {
    const { kind } = member
    return kind === 'template' ? [] : [{ member: { ...member, kind }, value: values.get(member) }]
  })
}

const shown = ['theme', 'market', 'dialog', 'section', 'tags', 'param'] as const

const kinds = ['landing', 'home', 'match', 'system', 'template'] as const

const outlines = new WeakMap<Source, ReturnType<typeof readOutline>>()

/** The few properties that the list shows, of a record that need not be right. */
function outlineOf(source: Source): ReturnType<typeof readOutline> {
  const known = outlines.get(source) ?? readOutline(source)
  outlines.set(source, known)
  return known
}

function readOutline(source: Source) {
  const { file, record } = source
  if (!/^(landings|templates)\//.test(record)) return []
  const stated = 'text' in source ? parse(source.text) : {}
  const slug = typeof stated['slug'] === 'string' ? stated['slug'] : recordName(record)
  const parent = typeof stated['extends'] === 'string' ? stated['extends'] : undefined
  const kind = kinds.find((known) => known === stated['kind'])
  const properties = shown.filter((name) => name in stated).map((name) => [name, stated[name]])
  // A draft may state anything: whoever reads these values looks what they are.
  const value = { ...Object.fromEntries(properties), slug, kind, extends: parent } as Landing
  return [{ kind: 'landing' as const, file, record, value }]
}

function parse(text: string): Values {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Values) : {}
  } catch {
    return {}
  }
}
