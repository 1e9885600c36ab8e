import { useEffect } from 'react'
import type { Command } from './command.ts'
import { commandList } from './command-list.ts'
import { pressedKeys } from './keys.ts'

/** Runs the command whose keys are pressed. */
export function useCommandKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', runPressed)
    return () => document.removeEventListener('keydown', runPressed)
  }, [])
}

function runPressed(event: KeyboardEvent): void {
  const { target } = event
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return
  // A modal dialog has the keys to itself.
  if (document.querySelector('dialog[open]')) return
  const keys = pressedKeys(event)
  const applies = ({ area }: Command) =>
    area
      ? target.closest('[data-area]')?.getAttribute('data-area') === area
      : keys.startsWith('Mod+') || !isTyping(target)
  const command = commandList.all().findLast((one) => one.keys?.includes(keys) && applies(one))
  if (!command) return
  event.preventDefault()
  command.run(keys)
}

function isTyping(target: Element): boolean {
  return target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]')
}
