import type { CompiledLanding, Dialog } from '../../contract/index.ts'
import type { Dialogs } from '../resolve/dialogs.ts'
import type { LandingProblem, LandingRule } from './rule.ts'

type Kind = Dialog['kind']

/** Every dialog that a landing refers to is of the right kind. */
export const dialogsAreOfTheRightKind: LandingRule = ({ dialog, signIn, afterSuccess }, { dialogs }) => [
  ...expectKind(
    '/dialog/name',
    dialog.name,
    ['registration', 'sign-in', 'thanks', 'announcement', 'reset-password'],
    dialogs,
  ),
  ...expectKind('/dialog/variant', dialog.variant, ['variant'], dialogs),
  ...expectKind('/signIn/dialog', signIn.kind === 'dialog' ? signIn.dialog : undefined, ['sign-in'], dialogs),
  ...expectKind('/afterSuccess/dialog', dialogAfter(afterSuccess), ['thanks', 'announcement'], dialogs),
]

function dialogAfter(afterSuccess: CompiledLanding['afterSuccess']): string | undefined {
  return afterSuccess?.kind === 'dialog' ? afterSuccess.dialog : undefined
}

function expectKind(
  pointer: string,
  name: string | undefined,
  kinds: readonly Kind[],
  dialogs: Dialogs,
): LandingProblem[] {
  const dialog = name === undefined ? undefined : dialogs.get(name)
  if (!dialog || kinds.includes(dialog.kind)) return []
  const message = `"${name}" is a ${dialog.kind} dialog, but a ${kinds[0]} dialog is required here.`
  const fitting = [...dialogs.values()].filter(({ kind }) => kinds.includes(kind)).map((candidate) => candidate.name)
  return [
    {
      code: 'wrong-dialog-kind',
      pointer,
      message,
      suggestion: fitting.length > 0 ? `${kinds[0]} dialogs: ${fitting.join(', ')}` : '',
    },
  ]
}
