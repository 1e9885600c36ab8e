import type { Log } from '../log.ts'

/** A part of a call as its schema states it; nothing where it has no such part. */
type PartOf<Call, Key extends string> = Call extends { readonly [K in Key]: infer Value } ? Value : undefined

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
  /** Whether links from third-party sites carry it; they do by default. */
  readonly sameSite?: 'lax' | 'strict'
}

/** What a call is asked with; its input was checked against the contract. */
export type Asked<Call> = {
  readonly params: PartOf<Call, 'params'>
  readonly query: PartOf<Call, 'query'>
  readonly body: PartOf<Call, 'body'>
  readonly caller: Caller
}

/** What a call does, in the terms of its room: on what it stands, and whom it may know. */
export type Handler<Context, Call, Who, More = never> = (
  context: Context,
  asked: Asked<Call> & Who,
) => Promise<PartOf<Call, 'answer'> | More> | PartOf<Call, 'answer'>
