import type { Game } from '../../../contract/index.ts'
import { flawsOf } from '../../../rules/rounds/flaws/flaws-of.ts'
import { isPlayedHere } from '../../../rules/rounds/play-round.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Finding } from '../../finding.ts'
import { type KnownClean, unlessClean } from '../../known-clean.ts'

/** The rules of a game agree with each other; undefined if they do. */
export function checkEngine(
  { file, value: { engine } }: CheckedRecord<'game'>,
  clean: KnownClean,
): Finding[] | undefined {
  const flaws = unlessClean(clean, 'engine', engine, flawsIn)
  if (flaws.length === 0) return undefined
  return flaws.map(({ pointer, message }) => ({
    code: 'engine-impossible',
    file,
    pointer: `/engine${pointer}`,
    message,
  }))
}

const flawsIn = (engine: Game['engine']) => (isPlayedHere(engine) ? flawsOf(engine) : [])
