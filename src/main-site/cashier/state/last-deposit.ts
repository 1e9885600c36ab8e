import { createBrowser } from '../../../visitor/own-browser.ts'

const stored = 'deposit'

const { remember, recall } = createBrowser()

/** The deposit whose result the player of this browser has not seen yet. */
export const lastDeposit = {
  read: () => recall(stored),
  write: (id: string) => remember(stored, id),
  forget: () => remember(stored, null),
}
