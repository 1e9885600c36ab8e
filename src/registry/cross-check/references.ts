import type { Reference, ReferenceKind } from '../../contract/index.ts'
import type { Library } from '../library.ts'
import { didYouMean } from '../report/did-you-mean.ts'
import type { ReferenceProblem } from './rule.ts'

/** Whatever is named exists. */
export function checkReference({ kind, name }: Reference, { exists, known }: Library): ReferenceProblem | undefined {
  if (exists(kind, name)) return undefined
  const message = `There is no ${words[kind]} "${name}".`
  return { code: `unknown-${kind}`, message, suggestion: didYouMean(name, [...known[kind]]) }
}

const words: Readonly<Record<ReferenceKind, string>> = {
  message: 'text',
  icon: 'picture',
  currency: 'currency',
  locale: 'language',
  dialog: 'dialog',
  landing: 'landing',
  parent: 'landing or template',
  theme: 'theme',
  market: 'market',
  section: 'section',
  'bonus-preset': 'bonus preset',
  collection: 'collection',
  'pixel-group': 'pixel group',
}
