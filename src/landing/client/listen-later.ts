type Listening = Parameters<EventTarget['addEventListener']>

/**
 * Keeps what is added to listen until the returned function is called. A gesture while React hydrates would make it
 * hydrate the rest at once, in one task that is longer than a frame; until then, the boot script answers gestures.
 */
export function listenLater(target: EventTarget): () => void {
  const late: Listening[] = []
  target.addEventListener = (...listening: Listening) => void late.push(listening)
  return () => {
    Reflect.deleteProperty(target, 'addEventListener')
    for (const listening of late.splice(0)) target.addEventListener(...listening)
  }
}
