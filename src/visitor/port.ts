import type { PlayerCallName, PlayerCalls } from '../contract/calls/player.ts'

type Part<Name extends PlayerCallName, Key extends string> = PlayerCalls[Name] extends {
  readonly [K in Key]: infer Value
}
  ? { readonly [K in Key]: Value }
  : { readonly [K in Key]?: undefined }

/** The input of a call: exactly the parts in its contract. */
export type CallInput<Name extends PlayerCallName> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'>

/** The input of any call. */
export type AnyCallInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

export type Answer<Name extends PlayerCallName> = PlayerCalls[Name]['answer']

export type CallHeaders = Readonly<Record<string, string>>

export type CallResult =
  | { readonly kind: 'answer'; readonly status: number; readonly content: unknown }
  | { readonly kind: 'failure'; readonly status: number; readonly content: unknown; readonly retryAfter: number | null }
  /** No response: the network failed, or the request timed out. */
  | { readonly kind: 'no-response' }

/** Sends calls to the site's servers; a preview has one that sends nothing. */
export type CallPort = {
  readonly call: (name: PlayerCallName, input: AnyCallInput, headers: CallHeaders) => Promise<CallResult>
}
