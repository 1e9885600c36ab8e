import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, vi } from 'vitest'
import type { Manifest } from '../../src/contract/index.ts'
import { mainly } from '../kernel/databases.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { byChance } from './chance.ts'
import { type Mortal, startMortal } from './mortal-server.ts'
import { createPublisher, signInPublisher } from './publisher.ts'
import { laySite, type Site } from './site-folder.ts'

const deaths = isLong ? 12 : 3
const records = ['landings/aviator-1.json', 'landings/home.json', 'locales/en.json', 'locales/hi.json']
const times = isLong ? 50 : 5
const publishings = records.length * times

describe('Crashes while publishing', () => {
  for (const database of mainly('PostgreSQL')) {
    proof(
      `${database}: the server is killed again and again at random points, while many changes of ${records.length} records are published and their pages are built`,
      'each is in the history once; at every moment a record or page is entirely old or new; the pages match the records',
      () =>
        byChance(async (chance) => {
          const site = await laySite(database)
          // Each start is after the lock of the previous process has expired.
          const start = (life: number) => site.start({ CLOCK_AHEAD: String(life * 15_000) })
          const server = await startMortal(start, { deaths, acknowledgements: publishings, within: 300, chance })
          const db = site.openDatabase()
          const publisher = createPublisher(server.address, await signInPublisher(db))
          const watch = watchSite(site, server)
          const work = async (record: string) => {
            for (let turn = 1; turn <= times; turn++) {
              const note = `${record} ${turn}`
              const version = await publisher.save(record, (value) => say(record, value, note))
              await publisher.publish(record, version, note)
              server.acknowledged()
            }
          }
          await Promise.all(records.map(work))
          const { address } = await server.survived()
          const torn = await watch.stop()
          const versions = await db.selectFrom('record_versions').select('note').where('note', '!=', '').execute()
          const drafts = await db.selectFrom('drafts').select('record').execute()
          await db.destroy()

          const notes = records.flatMap((record) => Array.from({ length: times }, (_, turn) => `${record} ${turn + 1}`))
          expect(versions.map(({ note }) => note).sort()).toEqual(notes.sort())
          expect({ torn, drafts, leftovers: site.leftovers() }).toEqual({ torn: [], drafts: [], leftovers: [] })
          await vi.waitFor(async () => expect(await whatIsServed(site, address)).toEqual(records), {
            timeout: onThisMachine(5_000),
          })
          return `every version once; ${torn.length} torn files, ${drafts.length} drafts left; the last version of all ${records.length} is served`
        }),
      { concurrent: true, timeout: onThisMachine(300_000) },
    )
  }
})

/** A landing states it in its tags, a language in its page titles. */
function say(record: string, value: Record<string, unknown>, note: string): void {
  if (record.startsWith('landings/')) value['tags'] = [tagOf(note)]
  else value['page.title'] = `{brand} {game}, ${note}`
}

const tagOf = (note: string) => note.replaceAll(/\W/g, '-')

const readBelow = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8')
const pageOf = async (address: string, locale: string) => {
  const answer = await fetch(`${address}/${path.posix.join('new-promo-ipl', locale, 'aviator-1')}`, {
    headers: { 'accept-language': locale || 'en' },
  })
  return answer.text()
}

/** Reads files and pages continuously, like other readers do. */
function watchSite({ pages, out }: Site, server: Mortal) {
  const torn: string[] = []
  let isOver = false
  const look = (folder: string, name: string) => {
    try {
      JSON.parse(readBelow(folder, name))
    } catch (error) {
      torn.push(`${name}: ${error}`)
    }
  }
  const visit = async (locale: string) => {
    // Who comes while the server is dead sees nothing.
    const html = await pageOf(server.address(), locale).catch(() => undefined)
    if (html !== undefined && !html.endsWith('</html>')) torn.push(`the page in ${locale || 'en'}: ${html}`)
  }
  const watching = (async () => {
    while (!isOver) {
      for (const record of records) look(pages, record)
      look(out, 'manifest.json')
      await Promise.all(['', 'hi'].map(visit))
      await wait(10)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return torn
    },
  }
}

/** Whether manifest and pages have the content published last. */
async function whatIsServed({ out }: Site, address: string) {
  const { landings }: Manifest = JSON.parse(readBelow(out, 'manifest.json'))
  const tags = new Set(landings.flatMap((landing) => landing.tags ?? []))
  const [english, hindi] = await Promise.all(['', 'hi'].map((locale) => pageOf(address, locale)))
  return records.filter((record) => {
    const note = `${record} ${times}`
    if (record.startsWith('landings/')) return tags.has(tagOf(note))
    return (record === 'locales/en.json' ? english : hindi)?.includes(note)
  })
}
