import type { Page } from '../../../../../src/landing/page/page.ts'
import { type StateName, states, statesOf } from '../../../../preview/protocol/states.ts'
import type { StagedKind } from './staged.ts'

type Frame = { readonly title: string; readonly state: StateName }

/** Where a shared record is seen on a landing. */
export function framesOf(kind: StagedKind, page: Page, name: string): readonly Frame[] {
  if (kind === 'theme') return [frame('first-visit', 'The page'), frame('form', 'The dialog')]
  if (kind === 'market') return [frame('first-visit', 'The page'), frame('closed', 'Visitors of a closed market')]
  if (kind === 'bonus-preset') return [frame('first-visit', 'The banner'), frame('form', 'The picker')]
  return statesOf(page)
    .filter((state) => {
      const opened = states[state].opens?.(page)
      return opened?.name === name || opened?.variant === name
    })
    .map((state) => frame(state, states[state].label))
}

const frame = (state: StateName, title: string): Frame => ({ state, title })
