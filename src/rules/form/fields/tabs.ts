import type { DialogBlock } from '../../../contract/index.ts'
import type { FieldRule } from './field-rule.ts'

export type Tab = Extract<DialogBlock, { readonly type: 'tabs' }>['initial']

type Values = {
  /** The open tab; undefined if the form has no tabs. */
  readonly tab: Tab | undefined
}

const all: readonly Tab[] = ['email', 'phone', 'one-click']

export const tabs = {
  inputs: ({ tabs, initial }) => [{ name: 'way', choices: tabs, initial }],
  read: ({ text }) => ({ tab: all.find((tab) => tab === text('way')) }),
  write: ({ tab }) => (tab ? { way: tab } : {}),
} satisfies FieldRule<'tabs', Values>
