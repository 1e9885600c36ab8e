import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Prerenderer } from '../../../src/landing/renderer/prerender.tsx'
import { putProgram, serve, writeBuild } from './served.ts'

const base = '/new-promo-ipl/'
const place = `${base}hi/aviator-1`
const data = 'page-0123456789ab.json'

/** A build whose renderer counts, and says how often it has rendered. */
function countingBuild() {
  const root = writeBuild()
  let times = 0
  const render = vi.fn<Prerenderer['render']>(async (page) => ({
    html: `<!doctype html><title>${page.path}, ${++times}</title><main data-page="${page.path}/${data}">`,
    data: '{"some":"data"}',
    dataName: data,
  }))
  putProgram(root, { openPrerenderer: async () => ({ render, renderIn: () => undefined }) })
  const kept = path.join(root, '.made', place)
  const documents = () => wholeFiles(kept).filter((name) => /^\w+\.br$/.test(name))
  return { root, render, kept, documents }
}

/** Those that are not being written at the moment. */
const wholeFiles = (folder: string) =>
  globSync('**/*.br', { cwd: folder }).filter((name) => {
    try {
      return brotliDecompressSync(readFileSync(path.join(folder, name)))
    } catch {
      return false
    }
  })

const inHindi = { 'accept-language': 'hi', 'accept-encoding': 'br' }
const wordsOf = ({ rawPayload }: { readonly rawPayload: Buffer }) => brotliDecompressSync(rawPayload).toString()

test('a page is made once, for however many ask for it', async () => {
  const { root, render } = countingBuild()
  const { get } = await serve(root)
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(place, inHindi)))
  expect(new Set(answers.map(wordsOf))).toEqual(new Set([expect.stringContaining(`<title>${place}, 1</title>`)]))
  expect(answers[0]?.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' })
  const etag = String(answers[0]?.headers['etag'])
  expect((await get(place, { ...inHindi, 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get(place, { 'accept-language': 'hi' })).body).toContain(', 1</title>')
  expect(render).toHaveBeenCalledTimes(1)
})

test('it is kept on the disk, where other processes find it with its data', async () => {
  const { root, render, documents } = countingBuild()
  const { get } = await serve(root)
  await get(place, inHindi)
  await expect.poll(documents).toHaveLength(1)
  const other = await serve(root)
  expect(wordsOf(await other.get(place, inHindi))).toContain(', 1</title>')
  const answer = await other.get(`${place}/${data}`)
  expect([answer.json(), answer.headers['cache-control']]).toEqual([
    { some: 'data' },
    'public, max-age=31536000, immutable',
  ])
  expect(render).toHaveBeenCalledTimes(1)
})

test('it is made anew when a text or a record changes, and the data of the one before stays', async () => {
  const { root, documents, kept } = countingBuild()
  const { get } = await serve(root)
  await get(place, inHindi)
  await expect.poll(documents).toHaveLength(1)
  const [former] = documents()
  const file = path.join(root, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  for (const landing of manifest.landings) if (landing.slug === 'aviator-1') landing.revision = 'another'
  writeFileSync(file, JSON.stringify(manifest))
  await expect.poll(async () => wordsOf(await get(place, inHindi))).toContain(', 2</title>')
  await expect.poll(() => [documents().length, documents()[0] === former]).toEqual([1, false])
  expect(readdirSync(kept)).toContain(`${data}.br`)
})

test('a torn or missing file is made again', async () => {
  const { root, render, documents, kept } = countingBuild()
  await (await serve(root)).get(place, inHindi)
  await expect.poll(documents).toHaveLength(1)
  const file = path.join(kept, documents()[0] ?? '')
  writeFileSync(file, readFileSync(file).subarray(0, 20))
  expect(wordsOf(await (await serve(root)).get(place, inHindi))).toContain(', 2</title>')
  await expect.poll(documents).toHaveLength(1)
  rmSync(kept, { recursive: true })
  expect(wordsOf(await (await serve(root)).get(place, inHindi))).toContain(', 3</title>')
  expect(render).toHaveBeenCalledTimes(3)
})

test('without a place to keep it, visitors see it all the same', async () => {
  const { root, render } = countingBuild()
  writeFileSync(path.join(root, '.made'), 'no folder')
  const { get } = await serve(root)
  for (const _ of [1, 2]) expect((await get(place, inHindi)).statusCode).toBe(200)
  expect((await get(`${place}/${data}`)).json()).toEqual({ some: 'data' })
  expect(render).toHaveBeenCalledTimes(1)
})

test('data that is gone is made again; data of an unknown build is missing, and asking for it makes nothing', async () => {
  const { root, render, kept, documents } = countingBuild()
  await (await serve(root)).get(place, inHindi)
  await expect.poll(documents).toHaveLength(1)
  rmSync(path.join(kept, `${data}.br`))
  const { get } = await serve(root)
  expect((await get(`${place}/${data}`)).json()).toEqual({ some: 'data' })
  expect(render).toHaveBeenCalledTimes(2)
  for (const digit of '0123') expect((await get(`${place}/page-${digit.repeat(12)}.json`)).statusCode).toBe(404)
  expect(render).toHaveBeenCalledTimes(2)
})

const locales = ['hi', 'te', 'pt', 'ru', 'tr', 'uz', 'bn', 'uk']

async function expectPage({ get }: Awaited<ReturnType<typeof serve>>, locale: string): Promise<void> {
  const at = `${base}${locale}/aviator-1`
  const answer = await get(at, { 'accept-language': locale, 'accept-encoding': 'br' })
  expect([answer.statusCode, wordsOf(answer)]).toEqual([200, expect.stringContaining(`<title>${at}, `)])
}

/** A page and its data take a block of the disk each. */
const roomFor = (pages: number) => (2 * pages + 1) * 4096

test('the pages on the disk have a bound: those go first that nobody has used for the longest time', async () => {
  const { root } = countingBuild()
  const served = await serve(root, { keptBytes: roomFor(3) })
  for (const locale of ['hi', 'te', 'pt']) {
    await expectPage(served, locale)
    await expect.poll(() => filesOf(root, locale)).toHaveLength(2)
    // The times of files and of visits are told apart by milliseconds.
    await wait(2)
  }
  await expectPage(served, 'hi')
  await expectPage(served, 'ru')
  const kept = () => ['hi', 'te', 'pt', 'ru'].filter((locale) => filesOf(root, locale).length > 0)
  await expect.poll(kept).toEqual(['hi', 'pt', 'ru'])
})

const filesOf = (root: string, locale: string) => wholeFiles(path.join(root, '.made', base, locale))

test('visitors see whole pages while they are removed from the disk', async () => {
  const { root } = countingBuild()
  for (const _ of [1, 2, 3]) {
    // New processes have nothing in memory.
    const processes = await Promise.all([1, 2].map(() => serve(root, { keptBytes: roomFor(1) })))
    await Promise.all(processes.flatMap((one) => locales.map((locale) => expectPage(one, locale))))
  }
  const all = () => readdirSync(path.join(root, '.made'), { recursive: true, encoding: 'utf8' })
  await expect.poll(() => all().filter((name) => name.endsWith('.br')).length).toBeLessThan(2 * locales.length)
})
