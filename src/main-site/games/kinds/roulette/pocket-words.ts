import { pocketColor, pocketName } from '../../../../drawings/wheels/roulette.ts'
import type { TextOf } from '../../../../ui/text.ts'

/** A number with its colour: 17 black. */
export const pocketWords = (text: TextOf, number: number): string =>
  `${pocketName(number)} ${text(`site.play.color-${pocketColor(number)}`)}`
