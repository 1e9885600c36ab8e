import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { SiteCallName } from '../contract/calls/site.ts'
import { requestHeaders } from '../rules/session/request-headers.ts'
import { afterRefreshFailure, afterUnauthorized, beforeCall } from '../rules/session/session-rules.ts'
import type { Browser } from './browser.ts'
import type { AnyCallInput, CallHeaders, CallList, CallPort, CallResult } from './port.ts'
import type { SessionKeeper } from './session-keeper.ts'

export type CallRequest<Name extends SiteCallName> = {
  readonly name: Name
  readonly input: AnyCallInput
  readonly headers?: CallHeaders
}

/** A failed call; status 0 means no response. */
export type CallFailure = { readonly status: number; readonly content: unknown }

/** The minimum duration of a call: an instant response looks as if nothing had happened. */
const shortest = 200

/** Every page that has sessions renews them. */
type Made<Name extends SiteCallName> = Name | 'refresh'

type Parts<Name extends SiteCallName> = {
  readonly port: CallPort<Made<Name>>
  readonly calls: CallList<Made<Name>>
  readonly session: SessionKeeper
  readonly browser: Browser
  readonly locale: string
}

/** Sends calls with the visitor's session. Refreshes it if it has expired; after a 401, refreshes and retries once. */
export function createBaseQuery<Name extends SiteCallName>({
  port,
  calls,
  session,
  browser,
  locale,
}: Parts<Name>): BaseQueryFn<CallRequest<Name>, unknown, CallFailure> {
  const { wait } = browser
  let renewing: Promise<boolean> | undefined

  const send = ({ name, input, headers = {} }: CallRequest<Made<Name>>): Promise<CallResult> => {
    const { group, path } = calls[name]
    const own = requestHeaders({
      path: group === 'bonusManagement' ? `bonus-management${path}` : path,
      locale,
      tokens: session.access() ?? undefined,
      fingerprint: browser.recall('fingerprint') ?? undefined,
    })
    return port.call(name, input, { ...own, ...headers })
  }

  async function renew(): Promise<boolean> {
    for (let retries = 0; ; retries++) {
      const result = await send({ name: 'refresh', input: { body: session.refreshBody() } })
      if (result.kind === 'answer') return session.keep(result.content)
      if (result.kind === 'no-response') return false
      const next = afterRefreshFailure(result.status, retries)
      if (next.kind === 'log-out') {
        session.end(next.notice)
        return false
      }
      await wait(next.afterMilliseconds)
    }
  }

  // Concurrent calls with an expired token share one refresh.
  const renewOnce = () => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  return async (call) => {
    const isOfPlayer = calls[call.name].access !== undefined
    if (isOfPlayer && beforeCall(session.tokens()) === 'refresh') await renewOnce()
    const [first] = await Promise.all([send(call), wait(shortest)])
    const needsSession = isOfPlayer && first.kind === 'failure' && first.status === 401
    const isRenewed =
      needsSession && afterUnauthorized(session.tokens(), false) === 'refresh-and-retry' && (await renewOnce())
    const result = isRenewed ? await send(call) : first
    if (isRenewed && result.kind === 'failure' && result.status === 401) session.end()
    switch (result.kind) {
      case 'answer':
        return { data: result.content }
      case 'failure':
        return { error: { status: result.status, content: result.content } }
      case 'no-response':
        return { error: { status: 0, content: null } }
      default:
        return result satisfies never
    }
  }
}
