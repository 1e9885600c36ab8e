import type { CompiledDialog } from '../../contract/index.ts'
import { checkSources } from '../../registry/check/check-sources.ts'
import type { Source } from '../../registry/index.ts'
import { plainDialog, resolveDialogs } from '../../registry/resolve/dialogs.ts'
import { openedDialogs } from '../../rules/landing/dialogs.ts'
import type { Values } from './landing-outlines.ts'
import { wordIn } from './value-in.ts'

/** Finds the dialogs that visitors of a landing can open, with the variant of its own; a draft may name any. */
export function findDialogs(sources: readonly Source[]): (landing: Values) => string[] {
  const { dialogs } = resolveDialogs(checkSources(sources.filter(({ record }) => record.startsWith('dialogs/'))))
  const find = (name: string) => {
    const dialog = dialogs.get(name)
    return dialog ? plainDialog(dialog) : ({ name, blocks: [] as CompiledDialog['blocks'] } as CompiledDialog)
  }
  return ({ dialog, signIn, afterSuccess }) => {
    const own = wordIn(dialog, 'name')
    if (own === undefined) return []
    const named = [wordIn(signIn, 'dialog'), wordIn(afterSuccess, 'dialog')].filter((name) => name !== undefined)
    const variant = wordIn(dialog, 'variant')
    return [...openedDialogs(find, find(own), named).keys(), ...(variant === undefined ? [] : [variant])]
  }
}
