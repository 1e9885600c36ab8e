import { expect, test } from 'vitest'
import { serveRendered } from './rendered.ts'

test('a server that starts has rendered a page in another currency before anybody asks for one', async () => {
  const rendered = Promise.withResolvers<string>()
  const { app } = await serveRendered({
    watch: (prerenderer) => ({
      ...prerenderer,
      renderIn(asked) {
        rendered.resolve(asked.currency)
        return prerenderer.renderIn(asked)
      },
    }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await rendered.promise).toMatch(/^[A-Z]{3}$/)
})
