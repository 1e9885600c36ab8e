import { afterAll, beforeAll, describe, expect } from 'vitest'
import { examplesOf, siteExamples } from '../../scripts/fuzz/inputs/examples.ts'
import { type SiteCallName, siteCalls } from '../../src/contract/calls/site.ts'
import { type StaffCallName, staffCalls } from '../../src/contract/calls/staff.ts'
import { staffRoles as roles } from '../../src/rules/staff-roles.ts'
import { mayCall } from '../desk/rights.ts'
import { type Browser, browserAt, edit, password, signedIn } from '../desk/test-desk.ts'
import { newEmail } from '../identities.ts'
import { proof } from '../proof/proof.ts'
import { visitorOf } from '../services/visitor.ts'
import { openTarget, type Target } from './target.ts'

const names = Object.keys(staffCalls) as StaffCallName[]
const examples = examplesOf('staff', staffCalls, () => '/admin/api')
const everybody = ['nobody', ...roles] as const

describe('Permissions in the admin', () => {
  let target: Target
  const browsers = new Map<string, Browser>()
  beforeAll(async () => {
    target = await openTarget({ build: async () => {} })
    for (const role of roles) browsers.set(role, await signedIn(target, role))
  })
  afterAll(() => target.close())

  const of = (role: string) => browsers.get(role) as Browser

  /** A call with the example of its schema. */
  const ask = (name: StaffCallName, headers: Record<string, string>) => {
    const example = examples.find((one) => one.name === name)
    const query = new URLSearchParams(Object.entries(example?.query ?? {}).map(([key, value]) => [key, String(value)]))
    const { method, path } = staffCalls[name]
    return target.app.inject({
      method,
      url: `/admin/api${path}?${query}`,
      headers: { 'x-forwarded-for': '10.9.8.7', ...headers },
      ...(method !== 'GET' && { payload: (example?.body ?? {}) as object }),
    })
  }

  proof(
    'Every call of the admin, signed out and as each role, with the example of its schema',
    'roles without the permission that the schema requires are refused before anything is done',
    async () => {
      let refused = 0
      for (const name of names) {
        const needed = staffCalls[name].role
        for (const role of everybody.filter((one) => !mayCall(one, needed))) {
          const answer = await ask(name, role === 'nobody' ? {} : { cookie: of(role).cookie() })
          const expected = role === 'nobody' ? [401, 'signed-out'] : [403, 'forbidden']
          expect([name, role, answer.statusCode, answer.json().code]).toEqual([name, role, ...expected])
          refused++
        }
      }
      const open = names.filter((name) => staffCalls[name].role === 'anyone')
      const texts = await ask('texts', {})
      const shared = await ask('shared', {})
      expect([texts.statusCode, shared.statusCode].every((status) => status >= 400)).toBe(true)
      return `${names.length} calls: ${refused} refusals (401 signed-out, 403 forbidden); ${open.length} need no role: signing in and out, invitations, shared previews and their texts`
    },
  )

  proof(
    'The same with other methods, a doubled slash, capitals, a dot, an encoded letter, a query in the path',
    'no spelling bypasses the role',
    async () => {
      const spellings = [
        '//admin/api/staff',
        '/admin//api/staff',
        '/admin/api/./staff',
        '/ADMIN/API/STAFF',
        '/admin/api/staff/',
        '/admin/api/%73taff',
        '/admin/api/staff%2f',
        '/admin/api/staff;a=b',
        '/x/../admin/api/staff',
      ]
      const seen = new Set<number>()
      for (const url of spellings) {
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
          const { statusCode } = await target.app.inject({ method, url, headers: { cookie: of('viewer').cookie() } })
          seen.add(statusCode)
        }
      }
      expect([...seen].every((status) => status >= 400)).toBe(true)
      return `refused, ${spellings.length} spellings × 7 methods`
    },
  )

  proof(
    'Privilege escalation by a publisher: by the role in a body, by an invitation, by changing his own entry, by a cookie',
    'forbidden, and the role is unchanged',
    async () => {
      const publisher = of('publisher')
      const { staff } = await publisher.ask('session', {})
      const body = { id: staff.id, role: 'administrator' as const }
      const codes = [
        (await publisher.refused('change-staff', { body }))[0],
        (await publisher.refused('invite', { body: { email: newEmail(), role: 'administrator' } }))[0],
        (
          await publisher.send('sign-in', { body: { email: 'publisher@example.com', password, role: 'administrator' } })
        ).json().code,
        (await publisher.send('session', { headers: { cookie: `${publisher.cookie()}; role=administrator` } })).json()
          .staff.role,
      ]
      expect(codes).toEqual(['forbidden', 'forbidden', 'invalid-input', 'publisher'])
      return codes.join(', ')
    },
  )

  proof(
    'An invitation is used twice, twice at once, a day later, and with another role than it names',
    'it works once, within a day, as it says',
    async () => {
      const invite = async (role: 'viewer' | 'editor' = 'viewer') => {
        const { link } = await of('administrator').ask('invite', { body: { email: newEmail(), role } })
        return link.split('/').at(-1) ?? ''
      }
      const accept = async (token: string, more: object = {}) =>
        (
          await target.call(
            'POST',
            '/admin/api/invitation',
            { token, name: 'Asha', password: 'a long password', ...more },
            { 'x-forwarded-for': '10.1.2.3' },
          )
        ).statusCode
      const [one, two, three, four] = [await invite(), await invite(), await invite(), await invite()]
      const twice = [await accept(one), await accept(one)]
      const atOnce = (await Promise.all([accept(two), accept(two)])).toSorted()
      const asAdministrator = await accept(three, { role: 'administrator' })
      target.clock.ahead += 24 * 60 * 60_000 + 1000
      const late = await accept(four)
      target.clock.ahead = 0
      expect([...twice, ...atOnce, asAdministrator, late]).toEqual([200, 400, 200, 400, 400, 400])
      return '200 then 400; at once 200 and 400; 400 with a role; 400 a day later'
    },
  )

  proof(
    'Two people save the same record; one saves and publishes based on an outdated version',
    'stale-draft, and nothing is overwritten',
    async () => {
      const [editor, publisher] = [of('editor'), of('publisher')]
      const record = 'landings/aviator-1.json'
      const version = await edit(editor, record, (value) => Object.assign(value, { tags: ['one'] }))
      const { published } = await publisher.ask('record', { query: { name: record } })
      const save = (from: number) =>
        publisher.send('save-draft', {
          body: { record, version: from, baseRevision: published?.revision ?? '', text: '{}' },
        })
      const codes = [
        (await save(0)).json().code,
        (await save(version + 1)).json().code,
        (await publisher.refused('publish', { body: { records: [{ record, version: version + 1 }], note: '' } }))[0],
        (await publisher.refused('discard-draft', { body: { record, version: version + 1 } }))[0],
      ]
      expect(codes).toEqual(Array(4).fill('stale-draft'))
      const { draft } = await editor.ask('record', { query: { name: record } })
      expect(JSON.parse(draft?.text ?? '')).toMatchObject({ tags: ['one'] })
      return 'stale-draft, 4 times; the first draft is unchanged'
    },
  )

  proof(
    'A player’s tokens on the calls of the admin, in every place; a staff cookie on the calls of a player',
    'signed-out on both sides',
    async () => {
      const visitor = visitorOf(target)
      const { token } = await visitor.register()
      const refresh = visitor.cookies.get('refresh_token') ?? ''
      const protectedCalls = names.filter((name) => staffCalls[name].role !== 'anyone')
      const seen = new Set<string>()
      for (const name of protectedCalls) {
        for (const cookie of [
          `desk_session=${refresh}`,
          `desk_session=${token.access_token}`,
          `refresh_token=${refresh}`,
        ]) {
          seen.add((await ask(name, { cookie, authorization: `Bearer ${token.access_token}` })).json().code)
        }
      }
      const players = (Object.keys(siteCalls) as SiteCallName[]).filter((name) =>
        (siteCalls[name].errors as readonly string[]).includes('signed-out'),
      )
      const session = of('administrator').cookie().split('=')[1] ?? ''
      for (const example of siteExamples(target.manifest.site.hosts.api)) {
        if (!players.includes(example.name) || example.name === 'tournament-registration') continue
        const answer = await target.app.inject({
          method: example.method,
          url: example.url.replaceAll(/:(\w+)/g, (_, key) => String(example.params[key])),
          headers: { cookie: of('administrator').cookie(), authorization: `Bearer ${session}` },
          ...(example.method !== 'GET' && { payload: example.body as object }),
        })
        seen.add(answer.json().code)
      }
      expect([...seen]).toEqual(['signed-out'])
      return `signed-out: ${protectedCalls.length} calls of the admin × 3 cookies, ${players.length - 1} calls of players`
    },
  )

  proof(
    'A session of the staff after signing out, after being blocked, after losing its role, after 12 hours; a token fixated before',
    'refused',
    async () => {
      const administrator = of('administrator')
      const idOf = async (email: string) =>
        (await administrator.ask('staff', {})).staff.find((one) => one.email === email)?.id ?? ''
      const out = await signedIn(target, 'editor', 'Out')
      const kept = out.cookie()
      await out.send('sign-out')
      const blocked = await signedIn(target, 'editor', 'Blocked')
      await administrator.ask('change-staff', { body: { id: await idOf('blocked@example.com'), blocked: true } })
      const lowered = await signedIn(target, 'editor', 'Lowered')
      await administrator.ask('change-staff', { body: { id: await idOf('lowered@example.com'), role: 'viewer' } })
      const planted = browserAt(target)
      const before = `desk_session=${'A'.repeat(43)}`
      await planted.send('sign-in', { body: { email: 'viewer@example.com', password }, headers: { cookie: before } })
      expect(planted.cookie()).not.toBe(before)
      const long = await signedIn(target, 'viewer', 'Long')
      target.clock.ahead += 12 * 60 * 60_000 + 1000
      const late = (await long.send('session')).statusCode
      target.clock.ahead = 0
      const seen: number[] = [late]
      for (const cookie of [kept, blocked.cookie(), lowered.cookie(), before]) {
        seen.push((await ask('session', { cookie })).statusCode)
      }
      expect(seen).toEqual([401, 401, 401, 401, 401])
      return '401, 5 times'
    },
  )

  proof(
    'A cookie that was copied from a member of the staff, after the owner signed out everywhere else, and after an administrator signed the owner out; with its id, a colleague tries to end the session of the owner',
    'the copy is refused at once; a session is ended by its owner and by administrators alone, which is recorded',
    async () => {
      const owner = await signedIn(target, 'editor', 'Owner')
      const colleague = await signedIn(target, 'editor', 'Colleague')
      const { sessions } = await owner.ask('own-sessions', {})
      const session = sessions[0]?.id ?? ''
      const [code] = await colleague.refused('end-own-sessions', { body: { session } })
      const copied = owner.cookie()
      const statusOfCopy = async () => (await ask('session', { cookie: copied })).statusCode
      const seen = [await statusOfCopy()]
      await owner.signIn('owner@example.com', password)
      await owner.ask('end-own-sessions', { body: {} })
      seen.push(await statusOfCopy(), (await owner.send('session')).statusCode)
      const { staff, id } = await target.db
        .selectFrom('staff_sessions')
        .select(['staff_id as staff', 'id'])
        .where('ended_at', 'is', null)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      await of('administrator').ask('end-staff-sessions', { body: { id: staff, session: id } })
      seen.push((await owner.send('session')).statusCode)
      expect([code, seen]).toEqual(['unknown-session', [200, 401, 200, 401]])
      const events = await target.db.selectFrom('security_events').select('name').where('details', '=', staff).execute()
      expect(events.map(({ name }) => name).sort()).toEqual(['session-ended', 'sessions-ended'])
      return 'unknown-session for the colleague; 401 for the copy, and for the owner once an administrator has ended it'
    },
  )

  proof(
    'The link of a shared preview: changed, cut short, as a session, its id in the list, revoked, and a week after it ended',
    'link-expired; it opens its own record without internal properties, and no call that needs a role',
    async () => {
      const record = 'landings/aviator-1.json'
      const share = async () => {
        const { address } = await of('editor').ask('preview-link', { body: { record, days: 1 } })
        return address.split('/').at(-1) ?? ''
      }
      const [revoked, token] = [await share(), await share()]
      const { links } = await of('editor').ask('preview-links', { query: { record } })
      await of('editor').ask('revoke-preview-link', { body: { id: links[1]?.id ?? '' } })
      const shared = async (text: string) => (await target.call('GET', `/admin/api/shared?token=${text}`)).statusCode
      const seen = [
        await shared(token),
        await shared(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
        await shared(token.slice(0, -1)),
        await shared(links[0]?.id ?? ''),
        await shared(revoked),
        (await ask('library', { cookie: `desk_session=${token}` })).statusCode,
      ]
      target.clock.ahead += 8 * 24 * 60 * 60_000
      seen.push(await shared(token))
      target.clock.ahead = 0
      expect(seen).toEqual([200, 403, 403, 403, 403, 401, 403])
      return seen.join(', ')
    },
  )

  proof(
    'Privileged actions in the audit log',
    'invitations, changes and sign-ins are logged, and no call can change the log',
    async () => {
      const { entries } = await of('administrator').ask('audit', { query: {} })
      const actions = new Set(entries.map(({ action }) => action))
      expect([...actions]).toEqual(
        expect.arrayContaining(['sign-in', 'invite', 'change-staff', 'preview-link', 'begin-draft']),
      )
      const writing = names.filter((name) => /audit/.test(staffCalls[name].path) && staffCalls[name].method !== 'GET')
      expect(writing).toEqual([])
      return 'sign-in, invite, change-staff, preview-link, begin-draft; 0 calls that change the log'
    },
  )
})
