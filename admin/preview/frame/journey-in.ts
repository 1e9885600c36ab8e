import { type Journey, journeyAtRest } from '../../../src/landing/page/journey.ts'
import type { Scene } from '../protocol/protocol.ts'
import { states } from '../protocol/states.ts'

/** What the visitor's registration is at, in this scene. */
export function journeyIn({ page, state, visitor }: Scene): Journey {
  const { opens, journey } = states[state]
  const atRest = {
    ...journeyAtRest(page),
    ...visitor.money,
    dialog: opens?.(page)?.name ?? null,
    act: nothingHappens,
  }
  return { ...atRest, ...journey?.(atRest, page) }
}

/** A preview registers nobody: its gestures lead nowhere. */
const nothingHappens: NonNullable<Journey['act']> = {
  applyPromo: () => {},
  cancelPromo: () => {},
  askChallenge: () => new Promise(() => {}),
  captchaSolved: () => {},
  captchaFailed: () => {},
  recoverPassword: () => {},
  goOn: () => {},
  dismiss: () => {},
}
