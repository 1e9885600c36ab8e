import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { noteChanges } from '../../../src/kernel/stream/note-changes.ts'
import type { ServerProcess } from '../../kernel/server-process.ts'
import { proof } from '../../proof/proof.ts'
import { ask, byMany } from '../retry.ts'
import { createForm, expectAccounts } from '../visitors.ts'
import { startTwoMachines, token } from './two-machines.ts'

const hands = 4

const isInstalled = ['/usr/sbin/nginx', '/usr/sbin/pgbouncer'].every((program) => existsSync(program))
if (!isInstalled) console.warn('nginx or pgbouncer is not installed: many machines are only tried in CI.')

describe.runIf(isInstalled || process.env['CI'])('Two servers behind nginx, on PostgreSQL behind pgbouncer', () => {
  proof(
    'visitors register at any of them and renew their sessions at another, and one server is killed meanwhile',
    'both serve; everything acknowledged is stored once, every session goes on, and viewers see what happens anywhere',
    async () => {
      const { site, machines, address, start } = await startTwoMachines()
      const accounts = new Map<string, string>()
      const renewals: string[] = []
      const forms = Array.from({ length: 40 }, () => createForm())
      await byMany(hands, forms, async (form) => {
        const { data, token } = await answered(() => form.send(address))
        accounts.set(form.email, data.id)
        if (accounts.size === 20) {
          expect(await Promise.all(machines.map(registrationsAt))).not.toContain(0)
          await machines[0].end('SIGKILL')
        }
        const renewed = await ask(address, '/api/v3/oauth/refresh', { body: { refresh_token: token.refresh_token } })
        if (renewed?.status === 200) renewals.push(form.email)
      })
      await start(0)
      const viewers = [await view(address), await view(address)]
      const db = site.openDatabase()
      await noteChanges({ now: Date.now }, db, [{ topic: 'table:roulette', change: '{"table":"roulette"}' }])
      for (const viewer of viewers) await viewer.sees('{"table":"roulette"}')
      await expectAccounts(db, accounts)
      // Only what the killed server was about to answer is without an answer.
      expect(renewals.length).toBeGreaterThanOrEqual(forms.length - hands)
      return 'both have registered visitors; one account for each visitor, with its rows once; each viewer has seen the change'
    },
  )
})

type Registered = { readonly data: { readonly id: string }; readonly token: { readonly refresh_token: string } }

/** A form that got no answer, or that of the balancer, is sent again. */
async function answered(send: () => ReturnType<typeof ask>): Promise<Registered> {
  for (;;) {
    const answer = await send()
    if (answer?.status === 200) return answer.content as Registered
    await wait(Number(answer?.retryAfter ?? 0.02) * 1000)
  }
}

async function registrationsAt({ address }: ServerProcess): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const count = /^http_request_duration_seconds_count\{[^}]*registration[^}]*\} (\d+)$/m.exec(await answer.text())
  return Number(count?.[1] ?? 0)
}

async function view(address: string) {
  const response = await fetch(`${address}/api/v1/stream?tables=roulette`)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  return {
    async sees(message: string) {
      let text = ''
      while (!text.includes(message)) text += new TextDecoder().decode((await reader.read()).value)
      await reader.cancel()
    },
  }
}
