import type { PlayerCallName } from '../contract/calls/player.ts'
import type { SiteCallName, SiteCalls, siteCalls } from '../contract/calls/site.ts'
import type { Site } from '../contract/index.ts'

type Part<Name extends SiteCallName, Key extends string> = SiteCalls[Name] extends {
  readonly [K in Key]: infer Value
}
  ? { readonly [K in Key]: Value }
  : { readonly [K in Key]?: undefined }

/** A file that a call takes instead of JSON. */
export type Upload = {
  readonly content: Blob
  /** Is told which share has been sent. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

type UploadOf<Name extends SiteCallName> = (typeof siteCalls)[Name] extends { readonly consumes: string }
  ? { readonly upload: Upload }
  : { readonly upload?: undefined }

/** The input of a call: exactly the parts in its contract. */
export type CallInput<Name extends SiteCallName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'> &
  UploadOf<Name>

/** The input of any call. */
export type AnyCallInput = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly upload?: Upload | undefined
}

export type Answer<Name extends SiteCallName> = SiteCalls[Name]['answer']

type CallAddress = {
  readonly group: keyof Site['hosts']['api']
  readonly method: string
  readonly path: string
  readonly parts: readonly string[]
  readonly access?: string
  /** The media type of the answer; JSON if left out. */
  readonly produces?: string
  /** The media type of the body; JSON if left out. */
  readonly consumes?: string
}

/** The addresses of the calls that a page makes: of the families that it needs. */
export type CallList<Name extends SiteCallName> = { readonly [Listed in Name]: CallAddress }

export type CallHeaders = Readonly<Record<string, string>>

export type CallResult =
  | { readonly kind: 'answer'; readonly status: number; readonly content: unknown }
  | { readonly kind: 'failure'; readonly status: number; readonly content: unknown; readonly retryAfter: number | null }
  /** No response: the network failed, or the request timed out. */
  | { readonly kind: 'no-response' }

/** Sends calls to the site's servers; a preview has one that sends nothing. */
export type CallPort<Name extends SiteCallName = PlayerCallName> = {
  readonly call: (name: Name, input: AnyCallInput, headers: CallHeaders) => Promise<CallResult>
}
