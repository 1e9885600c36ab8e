import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { PlayerCallName } from '../contract/calls/player.ts'
import { playerCalls } from '../contract/calls/player.ts'
import { requestHeaders } from '../rules/session/request-headers.ts'
import { afterRefreshFailure, afterUnauthorized, beforeCall } from '../rules/session/session-rules.ts'
import type { Browser } from './browser.ts'
import type { AnyAsked, CallHeaders, CallResult, RegistrationPort } from './port.ts'
import type { SessionKeeper } from './session-keeper.ts'

export type AskedCall = { readonly name: PlayerCallName; readonly asked: AnyAsked; readonly headers?: CallHeaders }

/** A failed call; status 0 when no answer came at all. */
export type CallFailure = { readonly status: number; readonly content: unknown }

/** The shortest time that a call takes: what comes at once looks as if nothing had happened. */
const shortest = 200

type Parts = {
  readonly port: RegistrationPort
  readonly session: SessionKeeper
  readonly browser: Browser
  readonly locale: string
}

/** Sends calls: with the session where there is one, renewed before it ends, and once more after a 401. */
export function createBaseQuery({
  port,
  session,
  browser,
  locale,
}: Parts): BaseQueryFn<AskedCall, unknown, CallFailure> {
  const { wait } = browser
  let renewing: Promise<boolean> | undefined

  const send = ({ name, asked, headers = {} }: AskedCall): Promise<CallResult> => {
    const { group, path } = playerCalls[name]
    const own = requestHeaders({
      path: group === 'bonusManagement' ? `bonus-management${path}` : path,
      locale,
      tokens: session.access() ?? undefined,
      fingerprint: browser.recall('fingerprint') ?? undefined,
    })
    return port.call(name, asked, { ...own, ...headers })
  }

  async function renew(): Promise<boolean> {
    for (let retries = 0; ; retries++) {
      const result = await send({ name: 'refresh', asked: { body: session.refreshBody() } })
      if (result.kind === 'answer') return session.keep(result.content)
      if (result.kind === 'silence') return false
      const next = afterRefreshFailure(result.status, retries)
      if (next.kind === 'log-out') {
        session.end(next.notice)
        return false
      }
      await wait(next.afterMilliseconds)
    }
  }

  // Calls that find the token expired at the same time share one renewal.
  const renewOnce = () => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  return async (call) => {
    const isOfPlayer = 'access' in playerCalls[call.name]
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
      case 'silence':
        return { error: { status: 0, content: null } }
      default:
        return result satisfies never
    }
  }
}
