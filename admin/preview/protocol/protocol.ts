import type { Theme } from '../../../src/contract/index.ts'
import type { Page } from '../../../src/landing/page/page.ts'
import type { StateName } from './states.ts'
import type { SeenBy } from './visitor.ts'

/** What a preview shows. */
export type Scene = {
  readonly page: Page
  readonly theme: Theme
  readonly state: StateName
  readonly visitor: SeenBy
  /** The field of the record whose place is outlined. */
  readonly outlined: readonly string[]
}

/** The editor's words to its preview, numbered: the answer names the number. */
export type ToPreview = { readonly kind: 'show'; readonly number: number; readonly scene: Scene }

export type FromPreview =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown'; readonly number: number }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string }
  /** Somebody clicked what a field of the record shows. */
  | { readonly kind: 'picked'; readonly path: readonly string[] }

type Link = {
  readonly show: (scene: Scene) => void
  readonly hear: (message: FromPreview) => void
  readonly close: () => void
}

type Ends = {
  readonly send: (message: ToPreview) => void
  readonly reload: () => void
  readonly onShown?: (number: number) => void
}

/**
 * Tells it at once, while a posted message would wait until the window has drawn: what was typed and what it looks like
 * come in one frame. A preview that has gone elsewhere hears nothing, and is loaded anew.
 */
export function tellAtOnce(other: Window, message: ToPreview | FromPreview): void {
  try {
    other.dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin, source: window }))
  } catch {
    // Not of this origin any more.
  }
}

/** How long a preview may be silent before it is loaded anew. */
const patience = 4000

/**
 * One message is under way at a time, and the newest scene is the next one: a slow preview skips what is out of date,
 * a late answer changes nothing, and a preview that was reloaded is told again what to show.
 */
export function linkToPreview({ send, reload, onShown }: Ends): Link {
  let number = 0
  let wanted: Scene | undefined
  let last: Scene | undefined
  let isWaiting = false
  let isThere = false
  let alarm: ReturnType<typeof setTimeout> | undefined

  function next() {
    if (!isThere || isWaiting || !wanted) return
    const scene = wanted
    wanted = undefined
    number += 1
    isWaiting = true
    last = scene
    alarm = setTimeout(() => {
      wanted ??= scene
      isThere = false
      isWaiting = false
      reload()
    }, patience)
    send({ kind: 'show', number, scene })
  }

  return {
    show(scene) {
      wanted = scene
      next()
    },
    hear(message) {
      if (message.kind === 'ready') {
        clearTimeout(alarm)
        isThere = true
        isWaiting = false
        wanted ??= last
        next()
        return
      }
      if (message.kind === 'picked' || message.number !== number) return
      clearTimeout(alarm)
      isWaiting = false
      if (message.kind === 'shown') onShown?.(number)
      next()
    },
    close: () => clearTimeout(alarm),
  }
}
