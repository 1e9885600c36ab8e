import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openClient } from '../../../scripts/cli/http-client.ts'
import { landingRequests } from '../../../scripts/fuzz/inputs/landing-requests.ts'
import { checkAnswer, inTime } from '../../../scripts/fuzz/invariants.ts'
import { serveRendered } from './rendered.ts'

test('any request for a landing is answered', async () => {
  const { app } = await serveRendered()
  const client = openClient(await app.listen({ host: '127.0.0.1', port: 0 }))
  onTestFinished(client.close)
  const pages = ['', 'aviator-1', 'hi/aviator-1', 'aviator-1/te', 'aviator-1/_', 'nobody'].map(
    (page) => `/new-promo-ipl/${page}`,
  )
  const seen = new Set<number>()
  const property = fc.asyncProperty(landingRequests(pages), async (request) => {
    const answer = await inTime(() => client.ask(request))
    checkAnswer(answer)
    seen.add(answer.statusCode)
  })
  await fc.assert(property, { numRuns: 300 })
  expect([...seen].sort()).toEqual(expect.arrayContaining([200, 302, 404]))
})
