import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { activateBonus } from '../../src/services/offers/bonuses/activate-bonus.ts'
import { newEmail, newPhone } from '../identities.ts'
import { type DatabaseKind, databases } from '../kernel/databases.ts'
import { mailed } from '../mails.ts'
import { proof } from '../proof/proof.ts'
import { quickPasswords } from '../services/quick-passwords.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'
import { newcomer, type Visitor, visitorOf } from '../services/visitor.ts'

const times = 20

/** Accepts every token; its text is the id of the Google account and the nonce. */
const google = {
  clientId: 'client',
  verify: async (token: string) => {
    const [sub = '', nonce = ''] = token.split(' ')
    return { sub, emailVerified: false, nonce }
  },
}

describe('Everything that may exist at most once, tried 20 times at once on two processes', () => {
  for (const database of databases) raceOn(database)
})

function raceOn(database: DatabaseKind): void {
  let site: TestServices
  let other: TestServices
  beforeAll(async () => {
    site = await openTestServices(database, { parts: { google, passwords: quickPasswords } })
    other = await openTestServices(database, { parts: { google, passwords: quickPasswords }, beside: site })
  })
  afterAll(async () => {
    await other.close()
    await site.close()
  })

  let turn = 0
  /** Requests go to the two processes in turn. */
  const visitor = () => visitorOf({ call: (...request) => (turn++ % 2 ? site : other).call(...request) })
  const atOnce = async (send: (round: number) => Promise<{ statusCode: number }>): Promise<number[]> =>
    (await Promise.all(Array.from({ length: times }, (_, round) => send(round)))).map(({ statusCode }) => statusCode)
  const accepted = (statuses: readonly number[]) => {
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    return statuses.filter((status) => status === 200).length
  }
  const validCodes = (accountId: string) =>
    site.db
      .selectFrom('one_time_codes')
      .select('code_hash')
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      // Every new account has one.
      .where('purpose', '<>', 'confirm-email-link')
      .execute()
  const codeTo = (mailbox: string) => mailed(site.outbox, mailbox, /^(\d{6})\s*$/m)
  const { currency, checkbox1, checkbox2 } = newcomer()
  const sendGoogle = (one: Visitor, sub: string, nonce: string) => {
    const body = { currency, checkbox1, checkbox2, nonce, token: `${sub} ${nonce}` }
    return one.call('POST', '/api/v3/registration-google', body)
  }
  const race = (what: string, expected: string, look: () => Promise<string>) =>
    proof(`${database}: ${what}`, expected, look)

  race('a player chooses a bonus', 'one bonus is pending, each choice is answered', async () => {
    const player = visitor()
    const { id } = await player.register()
    const seen = await atOnce((round) => player.play('POST', '/api/v1/sessions', { bonus_id: 101 + (round % 2) }))
    const bonuses = site.db.selectFrom('player_bonuses').select('id').where('account_id', '=', id)
    const pending = await bonuses.where('status', '=', 'pending').execute()
    expect([accepted(seen), pending.length]).toEqual([times, 1])
    return `200, ${times} times; 1 pending`
  })

  race('a player uses promo codes', 'one bonus is pending; the others wait for it, or are used', async () => {
    const player = visitor()
    const { id } = await player.register({ bonus_id: 0 })
    const codes = ['150150', '202020']
    const seen = await atOnce((round) => player.play('POST', '/api/v1/bonuses/promo', { code: codes[round % 2] }))
    const rows = await site.db.selectFrom('player_bonuses').select('status').where('account_id', '=', id).execute()
    expect([accepted(seen), rows]).toEqual([1, [{ status: 'pending' }]])
    return '200 once; 1 pending'
  })

  race('a player cancels a bonus that is played with', 'its money is taken back once', async () => {
    const player = visitor()
    const { id } = await player.register()
    await site.db
      .transaction()
      .execute((db) => activateBonus(site.services, db, { player: id, amount: 100_000, currency: 'INR' }))
    const [bonus] = (await player.play('GET', '/api/v1/bonuses')).json().data
    const seen = await atOnce(() => player.play('DELETE', `/api/v1/bonuses/${bonus.id}`))
    const postings = site.db.selectFrom('ledger_postings').select('amount').where('account_id', '=', id)
    const moved = (await postings.orderBy('number').execute()).map(({ amount }) => amount)
    expect([accepted(seen), moved]).toEqual([1, [100_000, -100_000]])
    return '200 once; ₹1,000 given, and taken back'
  })

  race('a player asks for the code that confirms an e-mail', 'one code is valid', async () => {
    const player = visitor()
    const { id, password } = await player.register()
    const email = newEmail()
    const seen = await atOnce(() => player.play('PATCH', '/api/v1/players/email', { email, password }))
    expect(accepted(seen)).toBeGreaterThan(0)
    expect(await validCodes(id)).toHaveLength(1)
    return '1 valid code'
  })

  race('a code is used', 'it is accepted once', async () => {
    const player = visitor()
    const { password } = await player.register()
    const email = newEmail()
    await player.play('PATCH', '/api/v1/players/email', { email, password })
    const code = await codeTo(email)
    const seen = await atOnce(() => player.play('POST', '/api/v1/players/email', { code }))
    expect(accepted(seen)).toBe(1)
    return '200 once'
  })

  race('20 players confirm the same new mailbox', 'one account gets it', async () => {
    const email = newEmail()
    const players = await Promise.all(
      Array.from({ length: times }, async () => {
        const player = visitor()
        const { password } = await player.register()
        await player.play('PATCH', '/api/v1/players/email', { email, password })
        return { player, code: await codeTo(email) }
      }),
    )
    const seen = await atOnce(async (round) => {
      const one = players[round]
      return one ? one.player.play('POST', '/api/v1/players/email', { code: one.code }) : { statusCode: 0 }
    })
    const owners = await site.db.selectFrom('accounts').select('id').where('email', '=', email).execute()
    expect([accepted(seen), owners.length]).toEqual([1, 1])
    return '200 once; 1 account'
  })

  race('a recovery link is requested from 20 addresses', 'one link is valid', async () => {
    const { id, username } = await visitor().register()
    await atOnce(() => visitor().call('POST', '/api/v1/players/passwords/recover-request', { username }))
    expect(await validCodes(id)).toHaveLength(1)
    return '1 valid link'
  })

  race('a recovery link is used', 'one password is set', async () => {
    const { username } = await visitor().register()
    await visitor().call('POST', '/api/v1/players/passwords/recover-request', { username })
    const recovery_token = await mailed(site.outbox, username, /#recover=([\w-]+)/)
    const seen = await atOnce((round) => {
      const passwords = { password: `new-horse-${round}`, repeat_password: `new-horse-${round}` }
      return visitor().call('POST', '/api/v1/players/passwords/recover', { recovery_token, ...passwords })
    })
    expect(accepted(seen)).toBe(1)
    return '200 once'
  })

  race('the old password is replaced by different new ones', 'it is accepted once', async () => {
    const player = visitor()
    const { id, password: old_password } = await player.register()
    const seen = await atOnce((round) => {
      const passwords = { old_password, password: `new-horse-${round}`, repeat_password: `new-horse-${round}` }
      return player.play('POST', `/api/v1/players/${id}`, passwords)
    })
    expect(accepted(seen)).toBe(1)
    return '200 once'
  })

  race('a mailbox, a phone and a Google account are registered by 20 forms each', 'one account each', async () => {
    const [email, phone, sub] = [newEmail(), `+91${newPhone()}`, crypto.randomUUID()]
    const registerAs = (username: string) =>
      atOnce(() => visitor().call('POST', '/api/v3/registration', { ...newcomer(), username }))
    const comeFromGoogle = async () => {
      const one = visitor()
      return sendGoogle(one, sub, await one.googleNonce())
    }
    const seen = [accepted(await registerAs(email)), accepted(await registerAs(phone))]
    expect(accepted(await atOnce(comeFromGoogle))).toBe(times)
    const known = (column: 'email' | 'phone' | 'google_sub', value: string) =>
      site.db.selectFrom('accounts').select('id').where(column, '=', value).execute()
    const accounts = [await known('email', email), await known('phone', phone), await known('google_sub', sub)]
    expect([seen, accounts.map(({ length }) => length)]).toEqual([
      [1, 1],
      [1, 1, 1],
    ])
    return '1, 1 and 1'
  })

  race('a token of Google is sent by one browser', 'it is accepted once', async () => {
    const one = visitor()
    const nonce = await one.googleNonce()
    const seen = await atOnce(() => sendGoogle(one, crypto.randomUUID(), nonce))
    expect(accepted(seen)).toBe(1)
    return '200 once'
  })

  race('a refresh token is used', 'each request gets the same successor', async () => {
    const one = visitor()
    await one.register()
    const cookie = `refresh_token=${one.cookies.get('refresh_token')}`
    const successors = new Set<string | undefined>()
    const seen = await atOnce(async () => {
      const answer = await visitor().call('POST', '/api/v3/oauth/refresh', {}, { cookie })
      successors.add(answer.cookies.find(({ name }) => name === 'refresh_token')?.value)
      return answer
    })
    expect([accepted(seen), successors.size]).toEqual([times, 1])
    return `200, ${times} times; 1 new token`
  })

  race('a form is sent', 'one account, and the same answer each time', async () => {
    const body = newcomer()
    const one = visitor()
    const ids = new Set<string>()
    const seen = await atOnce(async () => {
      const answer = await one.call('POST', '/api/v3/registration', body)
      if (answer.statusCode === 200) ids.add(answer.json().data.id)
      return answer
    })
    expect(accepted(seen)).toBeGreaterThan(1)
    expect(ids.size).toBe(1)
    return '1 account; every 200 is about it'
  })

  race('the last use of a promo code', 'one visitor gets it', async () => {
    const code = crypto.randomUUID().slice(0, 6)
    const validity = { valid_from: 0, valid_until: Number.MAX_SAFE_INTEGER, uses_left: 1 }
    await site.db
      .insertInto('promo_codes')
      .values({ code, descriptions: '{"en":"One only"}', currency: null, ...validity })
      .execute()
    const spend = { is_promo: true, promo_code: code }
    const seen = await atOnce(() => visitor().call('POST', '/api/v3/registration', { ...newcomer(), ...spend }))
    const uses = await site.db.selectFrom('promo_uses').select('account_id').where('code', '=', code).execute()
    expect([accepted(seen), uses.length]).toEqual([1, 1])
    return '200 once; 1 use'
  })

  race('a mailbox enters a tournament from 20 addresses', 'one entry', async () => {
    const body = { tournament: crypto.randomUUID().slice(0, 8), email: newEmail() }
    const seen = await atOnce(() => visitor().call('POST', '/api/v1/tournaments/registration', body))
    expect(accepted(seen)).toBe(1)
    return '200 once'
  })

  race('a solved captcha is sent by 20 forms', 'one of them is accepted', async () => {
    const guarded = await openTestServices(database, { beside: site, environment: { CAPTCHA: 'altcha' } })
    const challenge: Challenge = (await guarded.call('GET', '/api/v3/captcha/challenge')).json()
    const solution = await solveChallenge({ challenge, deriveKey })
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    const seen = await atOnce(() =>
      visitorOf(guarded).call('POST', '/api/v3/registration', { ...newcomer(), 'captcha-token': token }),
    )
    await guarded.close()
    expect(accepted(seen)).toBe(1)
    return '200 once'
  })
}
