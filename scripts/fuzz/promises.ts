/** As much of an answer as everybody is promised something of. */
export type Answer = {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

const patience = 1000

/** Fails where an answer takes too long twice: a machine may be busy once. */
export async function inTime<Given>(ask: () => Given | Promise<Given>): Promise<Given> {
  const first = await timed(ask)
  if (first.time > patience) {
    const { time } = await timed(ask)
    if (time > patience) throw new Error(`It took ${Math.round(Math.min(time, first.time))} ms.`)
  }
  return first.given
}

async function timed<Given>(ask: () => Given | Promise<Given>): Promise<{ given: Given; time: number }> {
  const started = performance.now()
  const given = await ask()
  return { given, time: performance.now() - started }
}

/** Fails where an answer is our fault, or carries what a stranger wrote as if it were ours. */
export function holdAnswer({ statusCode, headers, body }: Answer): void {
  if (statusCode < 200 || statusCode >= 500)
    throw new Error(`It was answered with ${statusCode}: ${body.slice(0, 300)}`)
  if (JSON.stringify(headers).includes('\\n')) throw new Error('A header has more than one line.')
  const isPage = String(headers['content-type']).startsWith('text/html')
  if (isPage && /<script>alert|<img src=x/i.test(body)) throw new Error('The page carries a script of a stranger.')
}

/** Fails where a call refuses in other words than all calls do. */
export function holdCall(answer: Answer): void {
  holdAnswer(answer)
  if (answer.statusCode < 300) return
  const { code, message, errors } = JSON.parse(answer.body)
  if (typeof code !== 'string' || typeof message !== 'string' || !Array.isArray(errors))
    throw new Error(`A refusal has no code, message and errors: ${answer.body.slice(0, 300)}`)
}
