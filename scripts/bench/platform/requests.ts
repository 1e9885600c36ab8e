import { randomInt } from 'node:crypto'
import type { Answer, Connection, Request } from './connection.ts'

/** Each visitor has a unique address, so rate limits do not apply. */
export const fromAnywhere = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

export async function get(connection: Connection, path: string): Promise<void> {
  await send(connection, { method: 'GET', path, headers: { 'accept-encoding': 'br' } })
}

/** Registers a new player and returns the tokens. */
export async function register(
  connection: Connection,
): Promise<{ readonly access_token: string; readonly refresh_token: string }> {
  const { body } = await send(connection, {
    method: 'POST',
    path: '/api/v3/registration',
    body: {
      username: `${crypto.randomUUID()}@example.com`,
      password: 'correct-horse',
      repeat_password: 'correct-horse',
      checkbox1: true,
      checkbox2: true,
      currency: 'INR',
      bonus_id: 101,
      form_id: crypto.randomUUID(),
      landing: 'aviator-1',
      locale: 'hi',
    },
  })
  return JSON.parse(body).token
}

export async function refresh(connection: Connection, token: string): Promise<string> {
  const { body } = await send(connection, {
    method: 'POST',
    path: '/api/v3/oauth/refresh',
    body: { refresh_token: token },
  })
  return JSON.parse(body).refresh_token
}

/** The headers that a login needs. */
export async function csrfHeaders(connection: Connection): Promise<Record<string, string>> {
  const { head, body } = await send(connection, { method: 'GET', path: '/api/ccg/csrf-token' })
  return { cookie: /csrf=[^;]+/.exec(head)?.[0] ?? '', 'x-csrf-token': JSON.parse(body).token }
}

export async function login(connection: Connection, username: string, csrf: Record<string, string>): Promise<void> {
  const body = { username, password: 'correct-horse' }
  await send(connection, { method: 'POST', path: '/api/ccg/user/login', headers: csrf, body })
}

export async function send(connection: Connection, request: Request): Promise<Answer> {
  const answer = await connection.send({ ...request, headers: { ...fromAnywhere(), ...request.headers } })
  if (answer.status !== 200) throw new Error(`${request.path} answered ${answer.status}: ${answer.body.slice(0, 300)}`)
  return answer
}
