import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { whenMade } from './coming.ts'
import { cachingOf, isServed } from './landings.ts'

/**
 * Serves the files of the build. The library's own route would list each folder on the way to a file, to see how its
 * name is spelt: that of all landings, too.
 */
export async function mountFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(staticFiles, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(file)),
  })
  app.get<{ Params: { '*': string } }>('/*', async ({ params }, reply) => {
    const address = `/${params['*']}`
    if (!isServed(address)) return reply.callNotFound()
    await whenMade(root, address)
    return reply.sendFile(address)
  })
}
