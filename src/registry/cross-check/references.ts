import type { RecordKind, Reference, ReferenceKind } from '../../contract/index.ts'
import { isRecordKind, recordKinds } from '../../contract/index.ts'
import type { Library } from '../library.ts'
import { didYouMean } from '../report/did-you-mean.ts'
import type { ReferenceProblem } from './rule.ts'

/** Everything that a record refers to exists. */
export function checkReference({ kind, name }: Reference, { exists, known }: Library): ReferenceProblem | undefined {
  if (exists(kind, name)) return undefined
  const message = `There is no ${nounOf(kind)} "${name}".`
  return { code: `unknown-${kind}`, message, suggestion: didYouMean(name, [...known[kind]]) }
}

const nounOf = (kind: ReferenceKind) => (isRecordKind(kind) ? recordKinds[kind].noun : otherNouns[kind])

/** References to things that are not records. */
const otherNouns: Readonly<Record<Exclude<ReferenceKind, RecordKind>, string>> = {
  message: 'text',
  icon: 'picture',
  currency: 'currency',
  locale: 'language',
  parent: 'landing or template',
  'pixel-group': 'pixel group',
}
