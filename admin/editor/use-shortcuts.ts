import { useEffect } from 'react'

type Actions = { readonly undo: () => void; readonly redo: () => void; readonly save: () => void }

/** Undo and redo of the record, also while a field has the focus: the record's steps are the ones that count. */
export function useShortcuts({ undo, redo, save }: Actions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const action = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : key === 's' ? save : undefined
      if (!action || (event.target as Element).closest('.cm-editor')) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo, save])
}
