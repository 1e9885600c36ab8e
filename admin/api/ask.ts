import { type StaffCallName, type StaffCalls, staffCalls } from '../../src/contract/calls/staff.ts'
import { sessionEnd } from './session-end.ts'

type Part<Name extends StaffCallName, Key extends string> = StaffCalls[Name] extends {
  readonly [K in Key]: infer Value
}
  ? Value
  : never

/** What a call is asked with: its query or its body; a call without either is asked with nothing. */
export type Asked<Name extends StaffCallName> = [Part<Name, 'query'>] extends [never]
  ? [Part<Name, 'body'>] extends [never]
    ? undefined
    : Part<Name, 'body'>
  : Part<Name, 'query'>

export type Answer<Name extends StaffCallName> = Part<Name, 'answer'>

/** Why a call failed; status 0 is a server that did not answer. */
export type Failure = {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly details?: unknown
}

export const noAnswer: Failure = {
  status: 0,
  code: 'no-answer',
  message: 'The server does not answer. What you entered is kept; try again in a moment.',
}

type Outcome<Name extends StaffCallName> = { readonly data: Answer<Name> } | { readonly error: Failure }

/** Whoever has no session yet, or waits for nothing, is not asked to sign in. */
const withoutSession: readonly StaffCallName[] = ['session', 'sign-in', 'sign-out', 'presence']

/** What goes on beside somebody's typing would take the keyboard from them in the middle of a word. */
const besideTyping: readonly StaffCallName[] = ['check']

/** Asks the desk. A call that meets the end of the session waits until somebody has signed in, and is put once more. */
export async function ask<Name extends StaffCallName>(name: Name, asked: Asked<Name>): Promise<Outcome<Name>> {
  const outcome = await askOnce(name, asked)
  if (!('error' in outcome) || outcome.error.code !== 'signed-out' || withoutSession.includes(name)) return outcome
  return (await sessionEnd.wait({ isPatient: besideTyping.includes(name) })) ? askOnce(name, asked) : outcome
}

/** As the contract says where and how. */
async function askOnce<Name extends StaffCallName>(name: Name, asked: Asked<Name>): Promise<Outcome<Name>> {
  const { method, path, parts } = staffCalls[name]
  const isQuery = (parts as readonly string[]).includes('query')
  const search = isQuery ? `?${new URLSearchParams(asked as unknown as Record<string, string>)}` : ''
  const body = isQuery || asked === undefined ? {} : { body: JSON.stringify(asked), headers: jsonHeaders }
  try {
    const answer = await fetch(`/admin/api${path}${search}`, { method, ...body, credentials: 'same-origin' })
    const content = await answer.json()
    return answer.ok ? { data: content } : { error: { status: answer.status, ...content } }
  } catch {
    return { error: noAnswer }
  }
}

const jsonHeaders = { 'content-type': 'application/json' }
