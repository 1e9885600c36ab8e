/** What is looked at, by kind. */
export type Watched = Readonly<Record<string, readonly string[]>>

type Watch<Change> = {
  /** The address of the stream. */
  readonly stream: string
  readonly of: Watched
  /** The last change that the page contains. */
  readonly seen: number
  /** What has happened since the last frame. */
  readonly onChanges: (changes: readonly Change[]) => void
  /** Too much was missed: the page has to be loaded again, with this change or a later one. */
  readonly onAnew: (seen: number) => void
  /** Whether changes arrive; while they do not, the page has to ask. */
  readonly onStanding: (isLive: boolean) => void
}

/** An answer that takes longer is held back on the way. */
const patience = 8000

/** How long it is not tried again after it was refused. */
const pause = 30_000

/** Watches the stream while the page is seen: browsers allow few connections to a host, over all tabs. */
export function watchStream<Change>({
  stream,
  of,
  seen: first,
  onChanges,
  onAnew,
  onStanding,
}: Watch<Change>): () => void {
  let seen = first
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Change[] = []
  let frame = 0

  const show = () => {
    frame = 0
    const changes = waiting
    waiting = []
    onChanges(changes)
  }
  const close = () => {
    clearTimeout(timer)
    timer = undefined
    source?.close()
    source = undefined
  }
  const giveUp = () => {
    close()
    onStanding(false)
    timer = setTimeout(open, pause)
  }

  function open(): void {
    close()
    if (document.hidden) return
    const opened = new EventSource(`${stream}?${queryOf(of, seen)}`)
    source = opened
    timer = setTimeout(giveUp, patience)
    opened.onopen = () => {
      clearTimeout(timer)
      timer = undefined
      onStanding(true)
    }
    opened.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      seen = Number(lastEventId)
      waiting.push(JSON.parse(data))
      frame ||= requestAnimationFrame(show)
    }
    opened.addEventListener('anew', ({ lastEventId }) => {
      seen = Number(lastEventId)
      onAnew(seen)
    })
    // The browser connects again by itself, unless it was refused.
    opened.onerror = () => {
      if (opened.readyState === EventSource.CLOSED) giveUp()
      // Tries that all fail are given up, however fast they follow each other.
      else timer ??= setTimeout(giveUp, patience)
    }
  }

  const onVisibility = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', onVisibility)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    cancelAnimationFrame(frame)
    close()
  }
}

function queryOf(of: Watched, seen: number): string {
  const lists = Object.entries(of).map(([kind, names]) => [kind, names.join(',')])
  return new URLSearchParams([...lists.filter(([, list]) => list !== ''), ['seen', String(seen)]]).toString()
}
