import { isCaptchaUnfinished } from '../../../rules/form/captcha.ts'
import { captcha } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'

/** A piece of work for the browser; fails where there is none to be had. */
export async function askChallenge({ read }: RegistrationStore): Promise<unknown> {
  const outcome = await read('captcha-challenge', {}, { isFresh: true })
  if (outcome.kind === 'failure') throw new Error('There is no challenge to be had.')
  return outcome.content
}

/** Whether the check came to its end while the dialog was open. */
export function captchaFinished({ store }: RegistrationStore): Promise<boolean> {
  const { dialog } = store.getState()
  return new Promise((resolve) => {
    const look = () => {
      const { captcha, dialog: open } = store.getState()
      const isLeft = open?.name !== dialog?.name
      if (!isLeft && isCaptchaUnfinished(captcha)) return
      unsubscribe()
      resolve(!isLeft)
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}

/** A token that was answered counts no more, also where all went well: the same page may send another form. */
export function spendToken({ store }: RegistrationStore, sent: string | null): void {
  const { captcha: now, flow } = store.getState()
  if (sent !== null && now.token === sent && flow.kind !== 'unanswered') store.dispatch(captcha.actions.spent())
}
