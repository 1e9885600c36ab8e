import type { Purse } from '../../../rules/main-site/bonus-money.ts'
import type { Browser } from '../../../visitor/browser.ts'

const stored = 'purse'

/** What the player has chosen to play with, on this device. */
export const readPurse = ({ recall }: Pick<Browser, 'recall'>): Purse => (recall(stored) === 'bonus' ? 'bonus' : 'real')

export const writePurse = ({ remember }: Pick<Browser, 'remember'>, purse: Purse): void => remember(stored, purse)
