import { flawsOf } from '../../../rules/rounds/flaws/flaws-of.ts'
import { isPlayedHere } from '../../../rules/rounds/play-round.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Finding } from '../../finding.ts'

/** The rules of a game agree with each other; undefined if they do. */
export function checkEngine({ file, value: { engine } }: CheckedRecord<'game'>): Finding[] | undefined {
  const flaws = isPlayedHere(engine) ? flawsOf(engine) : []
  if (flaws.length === 0) return undefined
  return flaws.map(({ pointer, message }) => ({
    code: 'engine-impossible',
    file,
    pointer: `/engine${pointer}`,
    message,
  }))
}
