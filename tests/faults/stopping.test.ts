import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { mainly } from '../kernel/databases.ts'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { byChance } from './chance.ts'
import { laySite } from './site-folder.ts'
import { accountOf, createForm, expectAccounts } from './visitors.ts'

const hands = 12

describe('Graceful shutdown', () => {
  for (const database of mainly('SQLite')) {
    proof(
      `${database}: SIGTERM at a random moment while ${hands} visitors at a time register`,
      'every request in progress is finished and answered, new connections are refused; exit status 0',
      () =>
        byChance(async (chance) => {
          const site = await laySite(database)
          const server = await site.start()
          const accounts = new Map<string, string>()
          const statuses = new Set<number>()
          const enough = 50 + Math.floor(chance() * 50)
          const { promise: isTime, resolve: tell } = Promise.withResolvers<void>()
          const registerUntilRefused = async () => {
            for (;;) {
              const form = createForm()
              const answer = await form.send(server.address)
              if (!answer) return
              statuses.add(answer.status)
              accounts.set(form.email, accountOf(answer))
              if (accounts.size >= enough) tell()
            }
          }
          const visiting = Promise.all(Array.from({ length: hands }, registerUntilRefused))
          await isTime
          await wait(chance() * 50)
          const asked = performance.now()
          const status = await server.end('SIGTERM')
          const seconds = (performance.now() - asked) / 1000
          await visiting
          // Every account in the database was acknowledged, and every acknowledged account is in the database.
          await expectAccounts(site.openDatabase(), accounts)
          expect([...statuses]).toEqual([200])
          expect(status).toBe(0)
          expect(seconds).toBeLessThan(onThisMachine(10))
          return 'all answers 200; the accounts of the database are those of the answers; exit status 0'
        }),
      { concurrent: true },
    )
  }
})
