import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'

/** What one of the processes that share a port asks the first one, which started them, and what that answers. */
type Message = {
  readonly question?: string
  readonly answerTo?: string
  readonly id?: string
  /** What the question is about. */
  readonly about?: readonly string[]
  readonly answer?: string
  readonly problem?: string
}

/** Used in the first process: answers a question of any of the others. */
export function answerOthers(question: string, answer: (about?: readonly string[]) => Promise<string>): void {
  cluster.on('message', async (worker, asked: Message) => {
    if (asked.question !== question) return
    const said = await answer(asked.about).then(
      (text) => ({ answer: text }),
      ({ message }: Error) => ({ problem: message }),
    )
    const { id = '' } = asked
    if (worker.isConnected()) worker.send({ answerTo: question, id, ...said } satisfies Message)
  })
}

/** Used in the others: asks the first one; rejects with its reason. */
export function askFirst(question: string): (about?: readonly string[]) => Promise<string> {
  const waiting = new Map<string, PromiseWithResolvers<string>>()
  process.on('message', ({ answerTo, id = '', answer = '', problem }: Message) => {
    if (answerTo !== question) return
    if (problem === undefined) waiting.get(id)?.resolve(answer)
    else waiting.get(id)?.reject(new Error(problem))
    waiting.delete(id)
  })
  return (about) => {
    const asked = Promise.withResolvers<string>()
    const id = randomUUID()
    waiting.set(id, asked)
    process.send?.({ question, id, ...(about && { about }) } satisfies Message)
    return asked.promise
  }
}
