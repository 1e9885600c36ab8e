import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../src/contract/index.ts'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { createPasswordHasher } from '../../src/kernel/passwords.ts'
import { staffRoles } from '../../src/rules/staff-roles.ts'
import type { Player } from './inputs/player-parts.ts'
import type { Staff } from './targets/calls.ts'

const password = 'correct-horse'
const newEmail = () => `${crypto.randomUUID()}@example.com`
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Calls per user, few enough to stay below the rate limits and to replace used-up tokens. */
const callsPerUser = 50

export function renewedRegularly<User>(create: () => Promise<User>): () => Promise<User> {
  let left = 0
  let user: Promise<User>
  return () => {
    if (left-- === 0) {
      user = create()
      left = callsPerUser
    }
    return user
  }
}

export async function newPlayer(app: FastifyInstance): Promise<Player> {
  const address = newAddress()
  const headers = { 'x-forwarded-for': address }
  const agreed = { checkbox1: true, checkbox2: true, currency: 'INR', form_id: crypto.randomUUID() }
  const payload = { ...agreed, username: newEmail(), password, repeat_password: password }
  const answer = await app.inject({ method: 'POST', url: '/api/v3/registration', headers, payload })
  const guarded = await app.inject({ url: '/api/ccg/csrf-token', headers })
  const { data, token } = answer.json()
  const cookies = [...answer.cookies, ...guarded.cookies].map(({ name, value }) => [name, value] as const)
  return {
    id: data.id,
    username: data.username,
    accessToken: token.access_token,
    cookies: new Map(cookies),
    csrf: guarded.json().token,
    address,
  }
}

/** One signed-in staff member per role, written directly into the database. */
export async function newStaff(app: FastifyInstance, settings: Settings): Promise<Staff> {
  const db = openDatabase(settings)
  const address = newAddress()
  const password_hash = await createPasswordHasher().hash(password)
  const cookies = new Map<string, string>()
  for (const role of staffRoles) {
    const email = newEmail()
    const row = { id: crypto.randomUUID(), email, name: role, role, password_hash, created_at: Date.now() }
    await db
      .insertInto('staff')
      .values({ ...row, last_seen_at: null })
      .execute()
    const headers = { 'x-forwarded-for': address }
    const answer = await app.inject({
      method: 'POST',
      url: '/admin/api/session',
      headers,
      payload: { email, password },
    })
    const [cookie] = answer.cookies
    cookies.set(role, `${cookie?.name}=${cookie?.value}`)
  }
  await db.destroy()
  return { address, cookieOf: (role) => cookies.get(role) ?? '' }
}
