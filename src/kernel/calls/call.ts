import type { PlayerCallName, PlayerCalls } from '../../contract/calls/player.ts'
import type { Platform } from '../../server/calls/platform.ts'
import type { Log } from '../log.ts'

/** A part of a call as its schema states it; nothing where it has no such part. */
export type PartOf<Call, Key extends string> = Call extends { readonly [K in Key]: infer Value } ? Value : undefined

type Part<Name extends PlayerCallName, Key extends string> = PartOf<PlayerCalls[Name], Key>

/** Who asks, and what the answer may carry besides its content. */
export type Caller = {
  readonly ip: string
  readonly userAgent: string
  readonly header: (name: string) => string | undefined
  readonly cookie: (name: string) => string | undefined
  readonly setHeader: (name: string, value: string) => void
  readonly setCookie: (name: string, value: string, seconds: number, options?: CookieOptions) => void
  readonly log: Log
}

type CookieOptions = {
  /** Below which path the browser sends it; everywhere by default. */
  readonly path?: string
  /** Whether scripts may read it. They may not by default. */
  readonly readable?: boolean
  /** Whether pages of others may lead here with it; they may by default. */
  readonly sameSite?: 'lax' | 'strict'
}

export type Asked<Name extends PlayerCallName> = {
  readonly params: Part<Name, 'params'>
  readonly query: Part<Name, 'query'>
  readonly body: Part<Name, 'body'>
  readonly caller: Caller
}

/** What a call does. Its input was checked against the contract, its answer is what the contract promises. */
export type Handler<Name extends PlayerCallName> = (
  platform: Platform,
  asked: Asked<Name>,
) => Promise<Part<Name, 'answer'>> | Part<Name, 'answer'>

/** A call of the contract without a handler does not compile, nor a handler without a call. */
export type Handlers = { readonly [Name in PlayerCallName]: Handler<Name> }
