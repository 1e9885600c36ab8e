import type { FastifyInstance } from 'fastify'
import type { CompiledLanding, Manifest } from '../contract/index.ts'
import { publicManifest } from '../registry/index.ts'
import { scheduleState } from '../rules/edge/schedule-window.ts'
import type { Published } from './published.ts'

type Answer = { readonly hidden: string; readonly text: string }

const known = new WeakMap<Manifest, Answer>()

/** `/manifest.json`: what visitors may know of the records. The file of that name is for the server and for tools. */
export function mountManifest(app: FastifyInstance, { manifest }: Published, now: () => number): void {
  app.get('/manifest.json', (_, reply) => {
    const records = manifest()
    if (!records) return reply.callNotFound()
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60')
    return reply.send(answerFor(records, now()))
  })
}

/** Written once per build, and again when a landing starts. */
function answerFor(records: Manifest, now: number): string {
  const landings = records.landings.filter(({ schedule }) => scheduleState(schedule, now) === 'not-yet')
  const hidden = landings.map(({ slug }) => slug).join()
  const former = known.get(records)
  if (former?.hidden === hidden) return former.text
  const text = publicManifest(records, new Set<CompiledLanding>(landings))
  known.set(records, { hidden, text })
  return text
}
