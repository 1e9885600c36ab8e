/** The parts of a response that are checked. */
export type Answer = {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Milliseconds of work, which do not depend on what else the machine does. */
const maxTime = 1000

/** Fails if a response takes too much work twice; once may be due to what was loaded for it. */
export async function inTime<Result>(ask: () => Result | Promise<Result>): Promise<Result> {
  const first = await timed(ask)
  if (first.time > maxTime) {
    const { time } = await timed(ask)
    if (time > maxTime) throw new Error(`It took ${Math.round(Math.min(time, first.time))} ms of work.`)
  }
  return first.result
}

async function timed<Result>(ask: () => Result | Promise<Result>): Promise<{ result: Result; time: number }> {
  const before = process.threadCpuUsage()
  const result = await ask()
  const { user, system } = process.threadCpuUsage(before)
  return { result, time: (user + system) / 1000 }
}

/** Fails on server errors, broken headers and injected scripts. */
export function checkAnswer({ statusCode, headers, body }: Answer): void {
  if (statusCode < 200 || statusCode >= 500)
    throw new Error(`The response has status ${statusCode}: ${body.slice(0, 300)}`)
  if (JSON.stringify(headers).includes('\\n')) throw new Error('A header contains a line break.')
  const isPage = String(headers['content-type']).startsWith('text/html')
  if (isPage && /<script>alert|<img src=x/i.test(body)) throw new Error('The page contains an injected script.')
}

/** Fails if an error response does not have the common format. */
export function checkCallAnswer(answer: Answer): void {
  checkAnswer(answer)
  if (answer.statusCode < 300) return
  const { code, message, errors } = JSON.parse(answer.body)
  if (typeof code !== 'string' || typeof message !== 'string' || !Array.isArray(errors))
    throw new Error(`An error response lacks code, message or errors: ${answer.body.slice(0, 300)}`)
}

/** The content of a response: JSON is parsed, anything else is text. */
export const contentOf = ({ headers, body }: Answer): unknown =>
  String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : body
