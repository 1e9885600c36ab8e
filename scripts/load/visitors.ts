import { randomInt } from 'node:crypto'
import type { Manifest } from '../../src/contract/index.ts'
import { listPages } from '../../src/routing/pages.ts'
import { buildRouteTable } from '../../src/routing/route-table.ts'
import type { Answer, Client, Request } from '../cli/http-client.ts'

const password = 'correct-horse'
/** Sign-ins per account, few enough to stay below the rate limits. */
const signInsOfOne = 100

/** Each visitor has a unique address, as behind a trusted proxy. */
const fromAnywhere = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })
const json = { 'content-type': 'application/json' }
const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item

/** A kind of request, and its share of the traffic in percent. */
export type Kind = { readonly name: string; readonly percent: number; readonly next: () => Request }

/** The visitors of a site, as many as expected; some are registered beforehand. */
export async function gatherVisitors(client: Client, expected: number): Promise<readonly Kind[]> {
  const manifest: Manifest = JSON.parse((await need(client, { method: 'GET', path: '/manifest.json' })).body)
  const { v1, v3, ccg, bonusManagement } = manifest.site.hosts.api
  const pages = listPages(manifest, buildRouteTable(manifest)).map(({ path }) => path)
  const get = (path: string): Request => ({
    method: 'GET',
    path,
    headers: { ...fromAnywhere(), 'accept-encoding': 'br' },
  })
  const settings = `${v1}/settings?with=countries,currencies,pages,languages`
  const bonuses = `${bonusManagement}/bonuses/welcome-for-land?currency=INR`
  const register = () => registration(`${v3}/registration`)
  const accounts = Math.ceil((expected * 0.02) / signInsOfOne) + 4
  const known = await Promise.all(Array.from({ length: accounts }, () => signIns(client, ccg, register())))
  return [
    { name: 'landings', percent: 90, next: () => get(pick(pages)) },
    { name: 'settings', percent: 3, next: () => get(settings) },
    { name: 'bonuses', percent: 3, next: () => get(bonuses) },
    { name: 'registrations', percent: 2, next: register },
    { name: 'sign-ins', percent: 2, next: () => pick(known)() },
  ]
}

function registration(path: string): Request {
  const agreed = { checkbox1: true, checkbox2: true, currency: 'INR', form_id: crypto.randomUUID() }
  const payload = { ...agreed, username: `${crypto.randomUUID()}@example.com`, password, repeat_password: password }
  return { method: 'POST', path, headers: { ...fromAnywhere(), ...json }, payload: JSON.stringify(payload) }
}

/** Registers a player who then signs in repeatedly. */
async function signIns(client: Client, ccg: string, request: Request): Promise<() => Request> {
  const { username } = JSON.parse((await need(client, request)).body).data
  const guarded = await need(client, { method: 'GET', path: `${ccg}/csrf-token` })
  const cookie = guarded.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? ''
  const headers = { ...json, cookie, 'x-csrf-token': JSON.parse(guarded.body).token }
  const payload = JSON.stringify({ username, password })
  return () => ({ method: 'POST', path: `${ccg}/user/login`, headers: { ...fromAnywhere(), ...headers }, payload })
}

async function need(client: Client, request: Request): Promise<Answer> {
  const answer = await client.ask(request)
  if (answer.statusCode === 200) return answer
  throw new Error(`${request.path} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`)
}
