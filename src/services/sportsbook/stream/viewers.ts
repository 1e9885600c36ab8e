import type { ServerResponse } from 'node:http'
import type { EncodedChange } from './recent-changes.ts'

/** What a viewer looks at. */
export type View = { readonly fixtures: readonly string[]; readonly sports: readonly string[] }

type Group = View & { readonly viewers: Set<ServerResponse> }

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
    count: () => all().length,
    add(view: View, viewer: ServerResponse) {
      const key = JSON.stringify([view.fixtures, view.sports])
      const group = groups.get(key) ?? { ...view, viewers: new Set() }
      groups.set(key, group)
      group.viewers.add(viewer)
      viewer.once('close', () => {
        group.viewers.delete(viewer)
        if (group.viewers.size === 0 && groups.get(key) === group) groups.delete(key)
      })
    },
    show(changes: readonly EncodedChange[]) {
      for (const group of groups.values()) {
        const bytes = seenBy(group, changes)
        if (bytes.length > 0) for (const viewer of group.viewers) send(viewer, bytes)
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

/** What a view shows of the changes. */
export const seenBy = ({ fixtures, sports }: View, changes: readonly EncodedChange[]): Buffer =>
  Buffer.concat(
    changes.flatMap(({ fixture, sport, full, outline }) => {
      if (fixtures.includes(fixture)) return [full]
      return outline && sports.includes(sport) ? [outline] : []
    }),
  )
