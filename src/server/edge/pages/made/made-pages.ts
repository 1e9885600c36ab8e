import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { EdgePage } from '../../../../rules/edge/edge-request.ts'
import type { Program } from '../page-renderer.ts'
import { createRecent } from '../recent.ts'
import { type MadePage, madePage, pack } from './made-page.ts'
import { openPageStore, type PageParts } from './page-store.ts'

/** Each page holds some 70 KB, and its data 7 KB. */
const mostPages = 512

export type MadePages = {
  /** Undefined if there is no such page, or nothing has been built. */
  readonly page: (address: EdgePage) => Promise<MadePage | undefined>
  /** The compressed data of a page, by its file name. Undefined if it is of another build. */
  readonly data: (address: EdgePage, name: string) => Promise<Buffer | undefined>
}

type Parts = {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** How much of the disk they may take. */
  readonly keptBytes: number
}

/** Pages are made when somebody wants them: rendered once, for however many ask, and kept until they change. */
export function createMadePages(
  root: string,
  programOf: () => Promise<Program | undefined>,
  { log, keptBytes }: Parts,
): MadePages {
  const store = openPageStore(root, keptBytes)
  const pages = createRecent<MadePage>(mostPages)
  const data = createRecent<Buffer>(mostPages)
  const underWay = new Map<string, Promise<MadePage>>()
  const dataKey = (address: EdgePage, name: string) => path.posix.join(address.path, name)

  async function page(address: EdgePage): Promise<MadePage | undefined> {
    const program = await programOf()
    const stamp = program?.stampOf(address)
    if (!program || stamp === undefined) return undefined
    store.used(address.path)
    const former = pages.get(address.path)
    if (former?.stamp === stamp) return pages.keep(address.path, former)
    const made = await once(`${address.path} ${stamp}`, async () => {
      return (await store.read(address.path, stamp)) ?? make(program, address, stamp)
    })
    return pages.keep(address.path, made)
  }

  function once(key: string, work: () => Promise<MadePage>): Promise<MadePage> {
    const made = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  async function make({ renderer }: Program, address: EdgePage, stamp: string): Promise<MadePage> {
    const rendered = await renderer.render(address)
    const [document, packed] = await Promise.all([pack(rendered.html), pack(rendered.data)])
    const parts: PageParts = { page: madePage(stamp, document), data: { name: rendered.dataName, packed } }
    data.keep(dataKey(address, rendered.dataName), packed)
    // The visitor does not wait for the disk, and needs none.
    store.write(address.path, parts).catch((err: unknown) => log.warn({ err }, 'A page could not be kept on the disk'))
    return parts.page
  }

  return {
    page,
    async data(address, name) {
      const key = dataKey(address, name)
      const known = data.get(key) ?? (await store.readData(address.path, name))
      if (known) return data.keep(key, known)
      // Another process may have made the page: what this one makes of it is the same.
      const [program, made] = await Promise.all([programOf(), page(address)])
      if (!program || !made || path.posix.basename(made.data) !== name) return undefined
      await once(`${key} ${made.stamp}`, () => make(program, address, made.stamp))
      return data.get(key)
    },
  }
}
