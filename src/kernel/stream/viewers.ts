import type { ServerResponse } from 'node:http'
import type { EncodedChange } from './recent-changes.ts'

type Group = { readonly topics: readonly string[]; readonly viewers: Set<ServerResponse> }

/** A viewer for whom so many bytes wait does not keep up, and is dropped: the browser comes back by itself. */
const mostWaiting = 64 * 1024

/** Those who look at the same share what they are sent. */
export function createViewers() {
  const groups = new Map<string, Group>()

  const send = (viewer: ServerResponse, bytes: Buffer) => {
    if (viewer.writableLength > mostWaiting) viewer.destroy()
    else viewer.write(bytes)
  }
  const all = () => [...groups.values()].flatMap(({ viewers }) => [...viewers])

  return {
    count: () => [...groups.values()].reduce((sum, { viewers }) => sum + viewers.size, 0),
    /** Returns what removes the viewer again. */
    add(topics: readonly string[], viewer: ServerResponse): () => void {
      const key = topics.join()
      const group = groups.get(key) ?? { topics, viewers: new Set() }
      groups.set(key, group)
      group.viewers.add(viewer)
      return () => {
        group.viewers.delete(viewer)
        if (group.viewers.size === 0 && groups.get(key) === group) groups.delete(key)
      }
    },
    show(changes: readonly EncodedChange[]) {
      if (changes.length === 0) return
      for (const { topics, viewers } of groups.values()) {
        const bytes = seenBy(topics, changes)
        if (bytes.length > 0) for (const viewer of viewers) send(viewer, bytes)
      }
    },
    sendAll(bytes: Buffer) {
      for (const viewer of all()) send(viewer, bytes)
    },
    close() {
      for (const viewer of all()) viewer.end()
    },
  }
}

/** What somebody who looks at these topics sees of the changes. */
export const seenBy = (topics: readonly string[], changes: readonly EncodedChange[]): Buffer =>
  Buffer.concat(
    changes.flatMap(({ topic, full, outline }) => {
      if (topics.includes(topic)) return [full]
      return outline && topics.includes(outline.topic) ? [outline.bytes] : []
    }),
  )
