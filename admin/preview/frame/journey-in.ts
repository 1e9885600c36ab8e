import { initialJourney, type Journey } from '../../../src/landing/page/journey.ts'
import type { Scene } from '../protocol/protocol.ts'
import { states } from '../protocol/states.ts'

/** The state of the visitor's registration in this scene. */
export function journeyIn({ page, state, visitor }: Scene): Journey {
  const { opens, journey } = states[state]
  const atRest = {
    ...initialJourney(page),
    ...visitor.money,
    dialog: opens?.(page)?.name ?? null,
    act: nothingHappens,
  }
  return { ...atRest, ...journey?.(atRest, page) }
}

/** A preview never submits. */
const nothingHappens: NonNullable<Journey['act']> = {
  applyPromo: () => {},
  cancelPromo: () => {},
  askChallenge: () => new Promise(() => {}),
  captchaSolved: () => {},
  captchaFailed: () => {},
  recoverPassword: () => {},
  confirmEmail: () => {},
  sendCredentials: () => {},
  goOn: () => {},
  finishSignIn: () => {},
  backToForm: () => {},
  logOut: () => {},
  dismiss: () => {},
}
