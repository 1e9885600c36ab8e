import { expect, test } from 'vitest'
import type { Prerenderer } from '../../../src/landing/renderer/prerender.tsx'
import { serveRendered } from './rendered.ts'

type Program = { openPrerenderer: () => Promise<Prerenderer> }

test('a server that starts has rendered a page in another currency before anybody asks for one', async () => {
  const { app } = await serveRendered(['', 'aviator-1', 'landambassador'])
  const program = globalThis as unknown as Program
  const open = program.openPrerenderer
  const rendered = Promise.withResolvers<string>()
  program.openPrerenderer = async () => {
    const prerenderer = await open()
    return {
      ...prerenderer,
      renderIn(asked) {
        rendered.resolve(asked.currency)
        return prerenderer.renderIn(asked)
      },
    }
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await rendered.promise).toMatch(/^[A-Z]{3}$/)
})
