import { setTimeout as wait } from 'node:timers/promises'

export type Answer = {
  readonly status: number
  readonly content: unknown
  /** Seconds after which to retry, if the response states them. */
  readonly retryAfter: string | null
}

export type Sending = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The response; undefined if the connection broke before it was complete. */
export async function ask(address: string, place: string, sending: Sending = {}): Promise<Answer | undefined> {
  const { method = 'POST', body, headers = {} } = sending
  const isFile = body instanceof Uint8Array
  const type = { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }
  try {
    const response = await fetch(address + place, {
      method,
      headers: { ...headers, ...(body !== undefined && type) },
      ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const { status, headers: given } = response
    return { status, content: await response.json(), retryAfter: given.get('retry-after') }
  } catch {
    return undefined
  }
}

/** Retries until there is a response, following the server's address. */
export async function askUntilAnswered(address: () => string, place: string, sending: Sending): Promise<Answer> {
  for (;;) {
    const answer = await ask(address(), place, sending)
    if (answer) return answer
    await wait(20)
  }
}

/** Processes items with a number of parallel workers. */
export async function byMany<Item>(hands: number, items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
