import type { Log } from '../log.ts'

/** A part of a call as its schema defines it; undefined if the call has no such part. */
type PartOf<Call, Key extends string> = Call extends { readonly [K in Key]: infer Value } ? Value : undefined

/** The sender of a request, and the headers and cookies that the response may set. */
export type Caller = {
  readonly ip: string
  readonly userAgent: string
  /** The id of the request in the log. */
  readonly requestId: string
  readonly header: (name: string) => string | undefined
  /** A cookie that only the server reads. */
  readonly cookie: (name: string) => string | undefined
  readonly setHeader: (name: string, value: string) => void
  readonly setCookie: (name: string, value: string, seconds: number, options?: CookieOptions) => void
  /** How many milliseconds ago the request had arrived. */
  readonly arrivedAgo: () => number
  /** Aborted when the sender leaves before the response is complete. */
  readonly gone: () => AbortSignal
  readonly log: Log
}

type CookieOptions = {
  /** The path below which the browser sends the cookie; `/` by default, and always for cookies of this host alone. */
  readonly path?: string
  /** Whether scripts may read the cookie; false by default. */
  readonly readable?: boolean
  /** Whether links from third-party sites carry it; they do by default. */
  readonly sameSite?: 'lax' | 'strict'
}

/** The input of a call, validated against the contract. */
export type CallInput<Call> = {
  readonly params: PartOf<Call, 'params'>
  readonly query: PartOf<Call, 'query'>
  readonly body: PartOf<Call, 'body'>
  /** What was sent, if the call consumes something else than JSON; empty otherwise. */
  readonly bytes: Buffer
  readonly caller: Caller
}

/** Answers a call, given the context of its service and the input. */
export type Handler<Context, Call, Who, More = never> = (
  context: Context,
  input: CallInput<Call> & Who,
) => Promise<PartOf<Call, 'answer'> | More> | PartOf<Call, 'answer'>
