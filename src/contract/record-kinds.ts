import { type RecordTypes, recordKinds } from './generated/record-kinds.ts'

export type { RecordTypes }
export { recordKinds }

type Kinds = typeof recordKinds

/** A kind of record, by the name of its schema in schema/records/. */
export type RecordKind = keyof RecordTypes

/** Kinds whose records have names, so that other records can refer to them. */
export type NamedKind = { [K in RecordKind]: Kinds[K]['key'] extends string ? K : never }[RecordKind]

/** Kinds whose records cannot extend others, and are therefore used as written. */
export type PlainKind = { [K in NamedKind]: Kinds[K]['compiled'] extends true ? never : K }[NamedKind]

/** Plain kinds that are part of the manifest. */
export type ManifestKind = { [K in PlainKind]: Kinds[K]['becomes'] extends string ? never : K }[PlainKind]

/** The name of the list of a kind's records, such as `bonusPresets`. */
export type ListName<Kind extends RecordKind> = Kinds[Kind]['list']

export const recordKindNames = Object.keys(recordKinds) as readonly RecordKind[]

export const namedKinds = recordKindNames.filter((kind): kind is NamedKind => recordKinds[kind].key !== null)

export const plainKinds = namedKinds.filter((kind): kind is PlainKind => !recordKinds[kind].compiled)

export const manifestKinds = plainKinds.filter((kind): kind is ManifestKind => recordKinds[kind].becomes === null)

export function isRecordKind(name: string): name is RecordKind {
  return Object.hasOwn(recordKinds, name)
}
