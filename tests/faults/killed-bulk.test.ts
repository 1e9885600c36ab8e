import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import type { BulkOrder } from '../../src/contract/index.ts'
import { mainly } from '../kernel/databases.ts'
import { isLong, onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { byChance } from './chance.ts'
import { startMortal } from './mortal-server.ts'
import { createPublisher, signInPublisher } from './publisher.ts'
import { laySite } from './site-folder.ts'

const deaths = isLong ? 12 : 3
const times = isLong ? 20 : 3
const slugs = Array.from({ length: 8 }, (_, index) => `wave-${index}`)
const records = slugs.map((slug) => `landings/${slug}.json`)

describe('Crashes while many landings are changed', () => {
  for (const database of mainly('SQLite')) {
    proof(
      `${database}: the server is killed again and again at random points, while ${records.length} landings are changed at once and taken back`,
      'every publication has all of them, once; in the end every file is as it was, to the byte',
      () =>
        byChance(async (chance) => {
          const site = await laySite(database)
          for (const [index, slug] of slugs.entries())
            writeFileSync(site.record(records[index] ?? ''), JSON.stringify({ slug, extends: 'base' }))
          const files = () => records.map((record) => readFileSync(site.record(record), 'utf8'))
          const before = files()
          // Each start is after the lock of the previous process has expired.
          const start = (life: number) => site.start({ CLOCK_AHEAD: String(life * 15_000) })
          const server = await startMortal(start, { deaths, acknowledgements: times * 2, within: 300, chance })
          const db = site.openDatabase()
          const { carryOut } = createPublisher(server.address, await signInPublisher(db))
          const published = () =>
            db.selectFrom('publications').select(['id', 'note', 'records']).orderBy('at').execute()

          for (let turn = 1; turn <= times; turn++) {
            await carryOut(change(turn), `change ${turn}`)
            server.acknowledged()
          }
          for (const { id, note } of (await published()).toReversed()) {
            await carryOut({ kind: 'revert', publication: id }, `revert of ${note}`)
            server.acknowledged()
          }
          await server.survived()
          const all = (await published()).map(({ note, records: count }) => [note, count])
          await db.destroy()

          const turns = Array.from({ length: times }, (_, index) => `change ${index + 1}`)
          const notes = [...turns, ...turns.toReversed().map((note) => `revert of ${note}`)]
          expect(all).toEqual(notes.map((note) => [note, records.length]))
          expect({ files: files(), leftovers: site.leftovers() }).toEqual({ files: before, leftovers: [] })
          return `every publication once, each of all ${records.length} landings; every file as before`
        }),
      { concurrent: true, timeout: onThisMachine(300_000) },
    )
  }
})

const change = (turn: number): BulkOrder => ({
  ...{ kind: 'change', records },
  changes: [{ path: ['tags'], act: 'set', value: [`turn-${turn}`] }],
})
