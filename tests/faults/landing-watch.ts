import { setTimeout as wait } from 'node:timers/promises'

type Seen = { readonly statuses: readonly number[]; readonly slowest: number }

/** Requests a landing continuously, like other visitors, and reports the responses. */
export function watchLandings(address: string): { readonly stop: () => Promise<Seen> } {
  const statuses = new Set<number>()
  let slowest = 0
  let isOver = false
  const visiting = (async () => {
    while (!isOver) {
      const asked = performance.now()
      const status = await fetch(`${address}/new-promo-ipl/aviator-1`)
        .then(async (response) => ((await response.text()).endsWith('</html>') ? response.status : 0))
        .catch(() => 0)
      statuses.add(status)
      slowest = Math.max(slowest, performance.now() - asked)
      await wait(30)
    }
  })()
  return {
    async stop() {
      isOver = true
      await visiting
      return { statuses: [...statuses], slowest }
    },
  }
}
