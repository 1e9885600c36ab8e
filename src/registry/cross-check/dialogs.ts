import type { ReferenceRule } from './rule.ts'

/** Every dialog that a landing refers to is of the right kind. */
export const dialogsAreOfTheRightKind: ReferenceRule =
  (_, { dialogs }) =>
  ({ name, ofKind: kinds }) => {
    const dialog = kinds && dialogs.get(name)
    if (!dialog || kinds.includes(dialog.kind ?? '')) return undefined
    const fitting = [...dialogs.values()].filter((one) => kinds.includes(one.kind ?? '')).map((one) => one.name)
    return {
      code: 'wrong-dialog-kind',
      message: `"${name}" is a ${dialog.kind} dialog, but a ${kinds[0]} dialog is required here.`,
      suggestion: fitting.length > 0 ? `${kinds[0]} dialogs: ${fitting.join(', ')}` : '',
    }
  }
