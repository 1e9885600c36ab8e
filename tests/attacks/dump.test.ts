import { createDecipheriv, createHmac } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { runScript } from '../cli/run-script.ts'
import { type DatabaseKind, databases } from '../kernel/databases.ts'
import { proof } from '../proof/proof.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'
import { newcomer, visitorOf } from '../services/visitor.ts'

const oneClick = () => ({ ...newcomer(), username: undefined, password: undefined, repeat_password: undefined })
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

describe('A stolen dump of the database, and the keys that are kept elsewhere', () => {
  for (const database of databases) tryOn(database)
})

function tryOn(database: DatabaseKind): void {
  const opened: TestServices[] = []
  afterAll(() => Promise.all(opened.map((site) => site.close())))
  const open = async (beside?: TestServices, environment: Record<string, string> = {}) => {
    const site = await openTestServices(database, { ...(beside && { beside }), environment })
    opened.push(site)
    return site
  }
  const keyFile = ({ place }: TestServices) => path.join(place['DATA_DIR'] ?? '', 'root.key')
  const keysOf = (site: TestServices) => readFileSync(keyFile(site), 'utf8').trim().split('\n')
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)
  const messageOf = (opening: Promise<unknown>) => opening.then(String, ({ message }: Error) => message)

  proof(
    `${database}: every text of a dump is tried as the root key, and as the id of a form: to decrypt the password of a one-click registration, and to forge an access token`,
    'nothing is decrypted, no token is accepted',
    async () => {
      const site = await open()
      const player = visitorOf(site)
      const form = oneClick()
      await site.call('POST', '/api/v3/statistics/open-registration-form', { form_id: form.form_id, type: '1' })
      const { id } = await player.register(form)
      const texts = await textsIn(site)
      const session = site.db.selectFrom('sessions').select('id').where('account_id', '=', id)
      const sid = (await session.executeTakeFirstOrThrow()).id
      let opens = 0
      const forged = new Set<number>()
      for (const root of texts.map((text) => Buffer.from(text, 'base64')).filter(({ length }) => length === 32)) {
        for (const formId of texts) opens += await decrypts(site, id, hmac(hmac(root, 'submission-answer'), formId))
        const token = forge(hmac(root, 'access-tokens'), { sub: id, sid })
        const headers = { authorization: `Bearer ${token}` }
        forged.add((await site.call('GET', '/api/v1/players/me/balance', undefined, headers)).statusCode)
      }
      expect([opens, texts.includes(form.form_id), [...forged]]).toEqual([0, false, [401]])
      return '0 decrypted; the id of the form is not in the dump; 401 for every forged token'
    },
  )

  proof(
    `${database}: the mode of the files beside the data`,
    'only the owner reads the root key and the database',
    async () => {
      const { place } = await open()
      const folder = place['DATA_DIR'] ?? ''
      const files = readdirSync(folder).filter((name) => /^(root\.key|powerplay\.db.*)$/.test(name))
      const modes = files.map((name) => `${name} ${modeOf(path.join(folder, name))}`)
      expect(modes).toContain('root.key 600')
      expect(modes.filter((mode) => !mode.endsWith(' 600'))).toEqual([])
      return '600, every file'
    },
  )

  proof(
    `${database}: a database of an earlier version, with its root key inside`,
    'the key moves out to the file; sessions go on, and a form that is sent again gets its answer',
    async () => {
      const site = await open()
      const player = visitorOf(site)
      const form = oneClick()
      const { password } = await player.register(form)
      const [key = ''] = keysOf(site)
      await site.db.deleteFrom('secrets').execute()
      await site.db.insertInto('secrets').values({ name: 'root', value: key }).execute()
      rmSync(keyFile(site))
      const later = await open(site)
      expect([keysOf(later), modeOf(keyFile(later)), (await textsIn(later)).includes(key)]).toEqual([
        [key],
        '600',
        false,
      ])
      expect(await goesOn(later, player, form)).toEqual([200, password])
      return 'in the file, 600, and not in the database; 200 and the same password'
    },
  )

  proof(
    `${database}: a process starts without the key of its database, with another one, with a broken file and with a mistyped setting`,
    'it does not start, and says what to do',
    async () => {
      const site = await open()
      const [key = ''] = keysOf(site)
      rmSync(keyFile(site))
      const other = Buffer.alloc(32, 7).toString('base64')
      const messages = [await messageOf(open(site)), await messageOf(open(site, { ROOT_KEY: other }))]
      writeFileSync(keyFile(site), 'not a key\n')
      messages.push(await messageOf(open(site)))
      expect(messages).toEqual([
        expect.stringMatching(/^The root key of this database is missing: set ROOT_KEY, or restore root.key/),
        expect.stringMatching(/^The root key does not fit this database, .* give that one in ROOT_KEY/),
        expect.stringMatching(/root\.key must hold root keys: .* Restore it from a backup\.$/),
      ])
      rmSync(keyFile(site))
      expect(await messageOf(open(site, { ROOT_KEY: 'mistyped-secret' }))).toMatch(
        /^Invalid settings: ROOT_KEY must match/,
      )
      expect(await messageOf(open(site, { ROOT_KEY: 'mistyped-secret' }))).not.toContain('mistyped')
      expect(await (await open(site, { ROOT_KEY: `${other},${key}` })).call('GET', '/api/v1/settings')).toMatchObject({
        statusCode: 200,
      })
      return 'missing, does not fit, broken, mistyped (without repeating it): four messages; it starts with the key as a former one'
    },
  )

  proof(
    `${database}: the root key is rotated, by the command and then by the setting, while a player is signed in and fills in forms`,
    'nobody is signed out: what former keys signed and sealed is still accepted',
    async () => {
      const site = await open()
      const player = visitorOf(site)
      const form = oneClick()
      const { password } = await player.register(form)
      const csrf = await player.csrf()
      const rotated = runScript('rotate-key', [], site.place)
      expect([rotated.status, keysOf(site).length, modeOf(keyFile(site))]).toEqual([0, 2, '600'])
      const later = await open(site)
      const again = await open(site, { ROOT_KEY: Buffer.alloc(32, 9).toString('base64') })
      const seen: unknown[] = []
      for (const process of [later, again]) {
        seen.push(await goesOn(process, player, form))
        const body = { username: 'nobody@example.com', password: 'x' }
        const cookie = `csrf=${player.cookies.get('csrf')}`
        seen.push((await process.call('POST', '/api/ccg/user/login', body, { ...csrf, cookie })).json().code)
      }
      expect(seen).toEqual([[200, password], 'wrong-credentials', [200, password], 'wrong-credentials'])
      return '200 for the access token, the same password, and the form’s token is accepted, twice'
    },
  )
}

/** Every text in the database. */
async function textsIn({ db }: TestServices): Promise<string[]> {
  const rows = await Promise.all([
    db.selectFrom('secrets').selectAll().execute(),
    db.selectFrom('events').selectAll().execute(),
    db.selectFrom('submissions').selectAll().execute(),
    db.selectFrom('accounts').selectAll().execute(),
    db.selectFrom('sessions').selectAll().execute(),
    db.selectFrom('refresh_tokens').selectAll().execute(),
    db.selectFrom('rate_limits').selectAll().execute(),
  ])
  return rows.flat().flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'))
}

/** How many stored answers of this account the key opens. */
async function decrypts({ db }: TestServices, accountId: string, key: Buffer): Promise<number> {
  const rows = await db.selectFrom('submissions').select('sealed_answer').where('account_id', '=', accountId).execute()
  return rows.filter(({ sealed_answer }) => {
    const bytes = Buffer.from(sealed_answer, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
    try {
      decipher.update(bytes.subarray(28))
      return decipher.final()
    } catch {
      return false
    }
  }).length
}

function forge(key: Buffer, who: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const seconds = Math.floor(Date.now() / 1000)
  const content = `${encode({ alg: 'HS256' })}.${encode({ ...who, iat: seconds, exp: seconds + 600 })}`
  return `${content}.${hmac(key, content).toString('base64url')}`
}

/** The status of a call as the player, and the password in the answer to the form that was sent before. */
async function goesOn(site: TestServices, player: ReturnType<typeof visitorOf>, form: object) {
  const token = player.accessToken()
  const profile = await site.call('GET', '/api/v1/players/me/balance', undefined, { authorization: `Bearer ${token}` })
  const answer = await site.call('POST', '/api/v3/registration', form)
  return [profile.statusCode, answer.json().data?.password]
}
