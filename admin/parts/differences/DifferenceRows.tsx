import { recordKind } from '../../../src/contract/index.ts'
import type { Difference } from '../../../src/registry/json/differences.ts'
import type { Effective } from '../../../src/registry/one-landing.ts'
import { asOwn } from '../../../src/registry/overrides/overrides.ts'
import { Differences } from '../../kit/differences/Differences.tsx'
import { leavesOf } from '../../kit/differences/leaves-of.ts'
import type { Content } from '../../model/record/content.ts'
import { valueAt } from '../../model/record/value-at.ts'
import { blockTypeOf } from '../../model/schemas/block-type-of.ts'
import { nameOfPath } from '../../model/schemas/name-of-path.ts'
import type { TypeOfBlock } from '../../model/schemas/schema-at.ts'
import type { Texts } from '../../model/texts/language.ts'
import { sayAt } from './say-at.ts'
import { useEnglish } from './use-english.ts'

/** What a record says, and what it comes to with all that it inherits. */
export type Version = { readonly content: Content; readonly effective: Effective }

type DifferenceRowsProps = {
  readonly record: string
  readonly differences: readonly Difference[]
  readonly before: Version
  readonly after: Version
}

/**
 * The differences of a record in the words of its form, and texts in their English words; where a landing inherits, the
 * inherited value stands there.
 */
export function DifferenceRows({ record, differences, before, after }: DifferenceRowsProps) {
  const english = useEnglish()
  const typeIn = ({ content, effective }: Version) => blockTypeOf(asOwn(content), effective)
  const typeOf: TypeOfBlock = (block, list) => typeIn(after)(block, list) ?? typeIn(before)(block, list)
  return (
    <Differences
      rows={differences.flatMap(leavesOf).flatMap((difference) => {
        const path = difference.pointer.split('/').slice(1).map(unescaped)
        if (isUnsaid(record, path)) return []
        const say = (value: unknown, words: Texts = {}) =>
          sayAt({ record, path, typeOf, wordsOf: (text) => words[text] ?? english?.texts[text] }, value)
        const inherited = ({ effective }: Version) => valueAt(effective, inForm(path))
        const [was, is] = [difference.before ?? inherited(before), difference.after ?? inherited(after)]
        return {
          key: difference.pointer,
          where: nameOfPath(record, path, typeOf) || 'Whole record',
          before: say(was, english?.published),
          after: say(is),
          ...(difference.before === undefined && was !== undefined && { beforeNote: 'inherited' }),
          ...(difference.after === undefined && is !== undefined && { afterNote: 'inherited' }),
        }
      })}
    />
  )
}

/** What the program keeps for itself. */
const isUnsaid = (record: string, [first, ...rest]: readonly string[]) =>
  rest.length === 0 && (first === '$schema' || (first === 'content' && recordKind(record) === 'asset'))

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** Changes to inherited blocks are values of these blocks. */
const inForm = ([first = '', ...rest]: readonly string[]) => [first === 'blockChanges' ? 'blocks' : first, ...rest]
