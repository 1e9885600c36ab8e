import { type StaffCallName, type StaffCalls, staffCalls } from '../../src/contract/calls/staff.ts'
import { sessionEnd } from './session-end.ts'

type Part<Name extends StaffCallName, Key extends string> = StaffCalls[Name] extends {
  readonly [K in Key]: infer Value
}
  ? Value
  : never

/** The input of a call: its file with its query, its query or its body; undefined for a call that has none of them. */
export type Asked<Name extends StaffCallName> = (typeof staffCalls)[Name] extends { readonly consumes: string }
  ? Part<Name, 'query'> & { readonly file: Blob }
  : WithoutFile<Name>

type WithoutFile<Name extends StaffCallName> = [Part<Name, 'query'>] extends [never]
  ? [Part<Name, 'body'>] extends [never]
    ? undefined
    : Part<Name, 'body'>
  : Part<Name, 'query'>

/** What a call returns: a file, if it produces something else than JSON. */
export type Answer<Name extends StaffCallName> = (typeof staffCalls)[Name] extends { readonly produces: string }
  ? Blob
  : Part<Name, 'answer'>

/** Why a call failed; status 0 means that the server did not answer. */
export type Failure = {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly details?: unknown
}

export const noAnswer: Failure = {
  status: 0,
  code: 'no-answer',
  message: 'The server does not respond. Try again in a moment.',
}

/** After so many milliseconds, a server that was busy is asked again. */
export const pauseWhenBusy = 5000

type Outcome<Name extends StaffCallName> = { readonly data: Answer<Name> } | { readonly error: Failure }

/** These calls never ask anybody to sign in: they are made without a session, or nobody waits for their answer. */
const withoutSession: readonly StaffCallName[] = ['session', 'sign-in', 'sign-out', 'presence']

/** These run while somebody types: a sign-in dialog for them would interrupt a word. */
const background: readonly StaffCallName[] = ['check']

/** Makes a call. When the session has ended, it waits until somebody has signed in, and is repeated. */
export async function ask<Name extends StaffCallName>(
  name: Name,
  asked: Asked<Name>,
  signal?: AbortSignal,
): Promise<Outcome<Name>> {
  const outcome = await askOnce(name, asked, signal)
  if (!('error' in outcome) || outcome.error.code !== 'signed-out' || withoutSession.includes(name)) return outcome
  return (await sessionEnd.wait({ isBackground: background.includes(name) })) ? askOnce(name, asked, signal) : outcome
}

async function askOnce<Name extends StaffCallName>(
  name: Name,
  asked: Asked<Name>,
  signal: AbortSignal | null = null,
): Promise<Outcome<Name>> {
  const { method, path, parts, ...more } = staffCalls[name]
  const isQuery = (parts as readonly string[]).includes('query')
  const { file, ...query } = (asked ?? {}) as { readonly file?: Blob }
  const search = isQuery ? `?${new URLSearchParams(query)}` : ''
  const body =
    'consumes' in more ? bodyOf(file, String(more.consumes)) : isQuery || asked === undefined ? {} : jsonOf(asked)
  try {
    const answer = await fetch(`/admin/api${path}${search}`, { method, ...body, signal, credentials: 'same-origin' })
    const content = answer.ok && 'produces' in more ? await answer.blob() : await answer.json()
    return answer.ok ? { data: content } : { error: { status: answer.status, ...content } }
  } catch {
    return { error: noAnswer }
  }
}

type Body = Pick<RequestInit, 'body' | 'headers'>

/** A file is sent as it is; its own type is not believed by anybody. */
const bodyOf = (file: Blob | undefined, type: string): Body => ({
  body: file ?? null,
  headers: { 'content-type': type },
})

const jsonOf = (asked: unknown): Body => ({ body: JSON.stringify(asked), headers: jsonHeaders })

const jsonHeaders = { 'content-type': 'application/json' }
