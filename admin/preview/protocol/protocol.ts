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
  /** The path of the field that is outlined. */
  readonly outlined: readonly string[]
}

/** A message from the editor to its preview; the answer has the same number. */
export type ToPreview = { readonly kind: 'show'; readonly number: number; readonly scene: Scene }

export type FromPreview =
  | { readonly kind: 'ready' }
  /** A part that cannot be rendered is shown as it was before. */
  | { readonly kind: 'shown'; readonly number: number; readonly isAsBefore: boolean }
  | { readonly kind: 'failed'; readonly number: number; readonly message: string }
  /** The element of a field was clicked. */
  | { readonly kind: 'picked'; readonly path: readonly string[] }

type Link = {
  readonly show: (scene: Scene) => void
  readonly receive: (message: FromPreview) => void
  readonly close: () => void
}

type Ends = {
  readonly send: (message: ToPreview) => void
  readonly reload: () => void
  readonly onShown?: (number: number) => void
}

/**
 * Delivers a message synchronously, so that a typed letter and its preview appear in the same frame; a posted message
 * would arrive after the next one. A preview that has navigated elsewhere does not answer, and is reloaded.
 */
export function sendNow(other: Window, message: ToPreview | FromPreview): void {
  try {
    other.dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin, source: window }))
  } catch {
    // The frame has another origin by now.
  }
}

/** A preview that has not answered for this long, in milliseconds, is reloaded. */
const answerTimeout = 4000

/**
 * Sends one scene at a time, then the latest one: a slow preview skips outdated scenes, a late answer is ignored, and a
 * reloaded preview gets its scene again.
 */
export function linkToPreview({ send, reload, onShown }: Ends): Link {
  let number = 0
  let wanted: Scene | undefined
  let last: Scene | undefined
  let isWaiting = false
  let isReady = false
  let alarm: ReturnType<typeof setTimeout> | undefined

  function next() {
    if (!isReady || isWaiting || !wanted) return
    const scene = wanted
    wanted = undefined
    number += 1
    isWaiting = true
    last = scene
    alarm = setTimeout(() => {
      wanted ??= scene
      isReady = false
      isWaiting = false
      reload()
    }, answerTimeout)
    send({ kind: 'show', number, scene })
  }

  return {
    show(scene) {
      wanted = scene
      next()
    },
    receive(message) {
      if (message.kind === 'ready') {
        clearTimeout(alarm)
        isReady = true
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
