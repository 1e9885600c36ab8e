/** What a staff member can do about something that waits for a decision. */
export type QueueAct<Id extends string = string> = {
  readonly id: Id
  readonly label: string
  /** What happens, for the confirmation. */
  readonly consequence: string
  readonly done: string
  /** Whether it is what usually comes next. */
  readonly isUsual?: boolean
  readonly asksReason?: boolean
  readonly needsNote?: boolean
}

export const noteAct = {
  id: 'note',
  label: 'Add a note',
  consequence: 'Colleagues read it here. The player does not.',
  done: 'The note is stored.',
  needsNote: true,
} as const satisfies QueueAct

/** What was entered for an act. */
export type Given = { readonly reason: string; readonly note: string }
