import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Game, MoneyPolicy, PaymentMethod } from '../../src/contract/index.ts'
import { setLimit } from '../../src/services/cashier/limits/player-limits.ts'
import { recordTurnover } from '../../src/services/cashier/turnover/record-turnover.ts'
import { drain } from '../../src/services/events/record-event.ts'
import { postAlone } from '../../src/services/ledger/transfers/post.ts'
import { activateBonus } from '../../src/services/offers/bonuses/activate-bonus.ts'
import { queueWithdrawal } from '../desk/queued.ts'
import { type Browser, signedIn } from '../desk/test-desk.ts'
import { databases, emptyDatabase } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { move } from '../services/ledger/test-ledger.ts'
import { jpeg } from '../services/verification/pictures.ts'
import { base } from '../services/verification/test-verification.ts'
import { type Visitor, visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

/** Tables with rows of a player: what the export must contain and the erasure must clear. */
const tablesOfPlayers = [
  'bets',
  'bonus_stakes',
  'consents',
  'deposits',
  'events',
  'external_launches',
  'external_transactions',
  'favourite_games',
  'ledger_balances',
  'ledger_postings',
  'notices',
  'one_time_codes',
  'player_bonuses',
  'player_limits',
  'promo_uses',
  'round_seeds',
  'rounds',
  'security_events',
  'sessions',
  'submissions',
  'turnover',
  'verification_documents',
  'verifications',
  'withdrawals',
]

const shipped = (record: string) => JSON.parse(readFileSync(`pages.config/${record}.json`, 'utf8'))
const upi: PaymentMethod = shipped('payment-methods/upi')
const gems: Game = shipped('games/gems')
const policy: MoneyPolicy = shipped('money-policies/usual')

describe('Staff’s tools for players', () => {
  describe.each(databases)('%s', (database) => {
    let target: Target
    let support: Browser
    beforeAll(async () => {
      const { DATA_DIR: _, ...environment } = await emptyDatabase(database, '')
      target = await openTarget({
        environment,
        change: (manifest) => ({ ...manifest, paymentMethods: [upi], games: [gems], moneyPolicies: [policy] }),
      })
      support = await signedIn(target, 'support')
    })
    afterAll(() => target.close())

    /** A player who has left a trace in every table. */
    async function busyPlayer() {
      const visitor = visitorOf(target)
      const mark = `trace-${crypto.randomUUID().slice(0, 8)}`
      const phone = { 'user-agent': `Mozilla/5.0 (${mark})` }
      const player = await visitor.register({
        username: `${mark}@example.com`,
        is_promo: true,
        promo_code: '150150',
        click_id: mark,
      })
      const bearer = { authorization: `Bearer ${visitor.accessToken()}`, 'content-type': 'application/octet-stream' }
      const place = `${base}/documents?kind=address&upload=${crypto.randomUUID()}`
      await visitor.call('POST', place, await jpeg(), bearer)
      await visitor.call(
        'POST',
        '/api/ccg/user/login',
        { username: player.username, password: player.password },
        { ...(await visitor.csrf()), ...phone },
      )
      await visitor.play('PATCH', '/api/v1/players/email', {
        email: `${mark}-new@example.com`,
        password: player.password,
      })
      const entry = { tournament: 'ipl', email: player.username, name: mark, answer: mark, landing: 'aviator-1' }
      const entered = await visitor.call('POST', '/api/v1/tournaments/registration', entry)
      await drain(target)
      const ledger = { db: target.db, now: Date.now, records: () => target.manifest }
      await postAlone(ledger, move('deposit', player.id, 50_000))
      const asked = { request_id: crypto.randomUUID(), method: 'upi', amount: 50_000 }
      expect((await visitor.play('POST', '/api/payment/deposits', asked)).statusCode).toBe(200)
      await played(visitor, player.id)
      await withdrew(player.id, mark)
      const fields = JSON.stringify({ phone: mark })
      await target.db.updateTable('deposits').set({ fields }).where('account_id', '=', player.id).execute()
      return { visitor, player, mark, entered }
    }

    /** What a player leaves who has played with a bonus, and a game of a provider. */
    async function played(visitor: Visitor, id: string) {
      const parts = { db: target.db, now: Date.now, records: () => target.manifest }
      await activateBonus(parts, target.db, { player: id, amount: 50_000, currency: 'INR' })
      const round = {
        request_id: crypto.randomUUID(),
        game: 'gems',
        bet: { kind: 'slot', amount: 1000 },
        balance: 'bonus',
      }
      const begun = await visitor.play('POST', '/api/v1/rounds', round)
      expect([begun.statusCode, begun.json().code]).toEqual([200, undefined])
      const now = Date.now()
      await target.db.insertInto('favourite_games').values({ account_id: id, game: 'gems', marked_at: now }).execute()
      const provider = { provider: 'demonstration', account_id: id, currency: 'INR' }
      await target.db
        .insertInto('external_launches')
        .values({ ...provider, token_hash: crypto.randomUUID(), game: 'gems', country: null, expires_at: now })
        .execute()
      await target.db
        .insertInto('external_transactions')
        .values({ ...provider, id: crypto.randomUUID(), kind: 'bet', round: 'r1', amount: 100, created_at: now })
        .execute()
    }

    /** What a player leaves who has filled in the profile, bet, and asked for money. */
    async function withdrew(id: string, mark: string) {
      const parts = { db: target.db, now: Date.now }
      await target.db.updateTable('accounts').set({ first_name: mark, city: mark }).where('id', '=', id).execute()
      const stake = { reference: `bet ${crypto.randomUUID()}`, player: id, currency: 'INR', stake: 100, odds: 2000 }
      await addBet(id)
      await recordTurnover(parts, target.db, stake)
      await setLimit(target.db, { player: id, now: Date.now(), kind: 'loss', value: 1000 })
      const withdrawal = await queueWithdrawal(parts, id, { fields: { 'account-name': mark } })
      await support.ask('reject-withdrawal', { body: { id: withdrawal, reason: 'other', note: mark } })
    }

    async function addBet(account_id: string) {
      const id = crypto.randomUUID()
      const money = { currency: 'INR', stake: 100, total: 100, maximum_win: 1000 }
      const asked = {
        account_id,
        request_id: id,
        balance: 'cash' as const,
        request_hash: 'hash of the request',
        size: 1,
      }
      await target.db
        .insertInto('bets')
        .values({ id, ...asked, ...money, accept: 'none', state: 'open', created_at: Date.now() })
        .execute()
    }

    const rowsOf = async (table: string) =>
      (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(target.db)).rows
    const tables = async () => (await target.db.introspection.getTables()).map(({ name }) => name)

    proof(
      'A blocked player goes on with an open session, refreshes it, signs in, and is unblocked',
      'the session ends at once; signing in gets the code and the text for blocked users until the player is unblocked',
      async () => {
        const { visitor, player } = await busyPlayer()
        await support.ask('block-player', { body: { id: player.id, reason: 'Asked for a break' } })
        const open = await visitor.play('GET', '/api/v1/players/me/balance')
        const refreshed = await visitor.call('POST', '/api/v3/oauth/refresh', {})
        const refused = await visitor.signIn(player.username, player.password)
        expect([open.statusCode, refreshed.statusCode, refused.statusCode]).toEqual([401, 401, 403])
        expect(refused.json()).toMatchObject({
          code: 'user-blocked',
          message: 'Invalid argument provided for username',
          errors: [{ location: 'username', reason: 'blocked' }],
        })
        const { player: seen, block, sessions } = await support.ask('player', { query: { id: player.id } })
        expect([seen.blocked, block?.reason, sessions]).toEqual([true, 'Asked for a break', []])
        await support.ask('unblock-player', { body: { id: player.id } })
        expect((await visitor.signIn(player.username, player.password)).statusCode).toBe(200)
        return '401 and 401 for the open session, 403 user-blocked for signing in; 200 after the unblocking'
      },
    )

    proof(
      'Support signs a player out everywhere',
      'all sessions end at once, and the player can sign in again',
      async () => {
        const { visitor, player } = await busyPlayer()
        await support.ask('end-player-sessions', { body: { id: player.id } })
        expect((await visitor.play('GET', '/api/v1/players/me/balance')).statusCode).toBe(401)
        expect((await visitor.signIn(player.username, player.password)).statusCode).toBe(200)
        return '401, then 200'
      },
    )

    proof(
      'The data of a player with rows in every table is exported',
      'each row of the player is in the file, and no hash, token or code',
      async () => {
        const { player, mark } = await busyPlayer()
        await addFactors(target, player.id)
        const file = await support.ask('export-player', { body: { id: player.id } })
        const text = JSON.stringify(file)
        const ofPlayers: string[] = []
        for (const { name, columns } of await target.db.introspection.getTables()) {
          if (columns.some((column) => column.name === 'account_id')) ofPlayers.push(name)
        }
        expect(ofPlayers.toSorted()).toEqual(tablesOfPlayers)
        const parts = Object.values(file).filter((part) => Array.isArray(part))
        expect(
          Object.entries(file)
            .filter(([, part]) => Array.isArray(part) && part.length === 0)
            .map(([name]) => name),
        ).toEqual([])
        for (const table of tablesOfPlayers) {
          const rows = (await rowsOf(table)).filter((row) => row['account_id'] === player.id)
          for (const row of rows) if (row['id']) expect(text, table).toContain(String(row['id']))
        }
        expect(text).toContain(mark)
        expect(text).not.toMatch(/(password|token|code|key|request)_hash|sealed|argon2/)
        return `${parts.length} lists, none empty; every row of ${tablesOfPlayers.length} tables`
      },
    )

    proof(
      'The data of a player with rows in every table is erased; every table is then searched for traces',
      'no address, name, IP address or device of the player is left; consents, deposits, bonuses, promo codes and what moved money stay; nobody can sign in, refresh or recover',
      async () => {
        const { visitor, player, mark, entered } = await busyPlayer()
        await addFactors(target, player.id)
        expect(entered.statusCode).toBe(200)
        const before = await target.db.selectFrom('sessions').select('ip').where('account_id', '=', player.id).execute()
        const ip = before[0]?.ip ?? ''
        await support.ask('block-player', { body: { id: player.id, reason: `Because of ${mark}` } })
        await support.ask('erase-player', { body: { id: player.id } })
        const left: string[] = []
        for (const table of await tables()) {
          const text = JSON.stringify(await rowsOf(table))
          if (text.includes(mark) || text.includes(`"${ip}"`)) left.push(table)
        }
        expect(left).toEqual([])
        const kept = []
        for (const table of tablesOfPlayers) {
          if ((await rowsOf(table)).some((row) => row['account_id'] === player.id)) kept.push(table)
        }
        expect(kept).toEqual([
          ...[
            'bets',
            'bonus_stakes',
            'consents',
            'deposits',
            'external_transactions',
            'ledger_balances',
            'ledger_postings',
            'player_bonuses',
            'player_limits',
            'promo_uses',
            'round_seeds',
            'rounds',
            'security_events',
            'turnover',
            'withdrawals',
          ],
        ])
        const refused = await visitor.signIn(player.username, player.password)
        const refreshed = await visitor.call('POST', '/api/v3/oauth/refresh', {})
        const open = await visitor.play('GET', '/api/v1/players/me/balance')
        expect([refused.statusCode, refreshed.statusCode, open.statusCode]).toEqual([401, 401, 401])
        const again = await support.send('unblock-player', { body: { id: player.id } })
        expect(again.json().code).toBe('unknown-player')
        const { player: seen } = await support.ask('player', { query: { id: player.id } })
        expect(seen).toMatchObject({ id: player.id, erased: true, blocked: true })
        return `no trace in any table; kept: ${kept.join(', ')}; 401, 401, 401`
      },
    )

    proof(
      'Players sign in at the very moment of a block or an erasure, 20 times',
      'afterwards no session can be used and no address is left',
      async () => {
        for (let attempt = 0; attempt < 20; attempt++) {
          const visitor = visitorOf(target)
          const { id, username, password } = await visitor.register()
          const act = attempt % 2 === 0 ? 'erase-player' : 'block-player'
          const body = { id, ...(act === 'block-player' && { reason: 'Race' }) }
          await Promise.all([visitor.signIn(username, password), support.send(act, { body })])
          expect((await visitor.play('GET', '/api/v1/players/me/balance')).statusCode).not.toBe(200)
          const account = await target.db
            .selectFrom('accounts')
            .select('last_seen_ip')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          const open = await target.db
            .selectFrom('sessions')
            .select('id')
            .where('account_id', '=', id)
            .where('ended_at', 'is', null)
            .execute()
          expect(open).toEqual([])
          if (act === 'erase-player') expect(account.last_seen_ip).toBe('')
        }
        return 'no usable session, no address'
      },
    )
  })
})

/** An authenticator app, a recovery code and a sign-in that waits for its second step. */
async function addFactors({ db }: Target, owner_id: string): Promise<void> {
  const app = {
    owner_id,
    sealed_key: 'sealed',
    sealed_with: 'root',
    last_step: 0,
    created_at: Date.now(),
    used_at: null,
  }
  await db.insertInto('player_authenticators').values(app).execute()
  await db.insertInto('player_recovery_codes').values({ owner_id, code_hash: owner_id, used_at: null }).execute()
  const expires_at = Date.now() + 600_000
  await db.insertInto('player_second_steps').values({ owner_id, token_hash: owner_id, expires_at }).execute()
}
