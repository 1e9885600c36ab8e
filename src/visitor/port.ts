import type { PlayerCallName, PlayerCalls } from '../contract/calls/player.ts'

type Part<Name extends PlayerCallName, Key extends string> = PlayerCalls[Name] extends {
  readonly [K in Key]: infer Value
}
  ? { readonly [K in Key]: Value }
  : { readonly [K in Key]?: undefined }

/** What a call is asked with: the parts that its contract has, and no others. */
export type Asked<Name extends PlayerCallName> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'>

/** The same, whichever call it is. */
export type AnyAsked = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

export type Answer<Name extends PlayerCallName> = PlayerCalls[Name]['answer']

export type CallHeaders = Readonly<Record<string, string>>

export type CallResult =
  | { readonly kind: 'answer'; readonly status: number; readonly content: unknown }
  | { readonly kind: 'failure'; readonly status: number; readonly content: unknown; readonly retryAfter: number | null }
  /** No answer came: the network is gone, or it took too long. */
  | { readonly kind: 'silence' }

/** Where calls go: to the servers of the site, or nowhere in a preview. */
export type RegistrationPort = {
  readonly call: (name: PlayerCallName, asked: AnyAsked, headers: CallHeaders) => Promise<CallResult>
}
