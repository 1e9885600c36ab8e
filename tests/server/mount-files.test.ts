import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { onTestFinished, test } from 'vitest'
import { mountFiles } from '../../src/server/mount-files.ts'

test('a file is served without a list of the folders on the way, where there may be a hundred thousand landings', async ({
  expect,
}) => {
  const root = mkdtempSync(path.join(tmpdir(), 'files-'))
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  mkdirSync(path.join(root, 'promo/assets'), { recursive: true })
  writeFileSync(path.join(root, 'promo/assets/main-abc.js'), 'main()')
  await mountFiles(app, root)
  const asked = await operationsIn(root, async () => {
    const { body, headers } = await app.inject('/promo/assets/main-abc.js?x=1')
    expect(body).toBe('main()')
    expect(headers['cache-control']).toContain('immutable')
  })
  expect(asked).toContain('open')
  expect(asked).not.toContain('scandir')
})

type Traced = {
  readonly params: {
    readonly value: readonly { readonly name: string; readonly args: { readonly path?: string } }[]
  }
}

/** What the process asks of the file system below a folder. */
async function operationsIn(folder: string, work: () => Promise<void>): Promise<ReadonlySet<string>> {
  const session = new Session()
  session.connect()
  const names = new Set<string>()
  // The types of this event are not declared.
  const traced = session as unknown as NodeJS.EventEmitter
  traced.on('NodeTracing.dataCollected', ({ params }: Traced) => {
    for (const { name, args } of params.value) if (args.path?.startsWith(folder)) names.add(name)
  })
  await session.post('NodeTracing.start', { traceConfig: { includedCategories: ['node.fs.async'] } })
  await work()
  await session.post('NodeTracing.stop')
  session.disconnect()
  return names
}
