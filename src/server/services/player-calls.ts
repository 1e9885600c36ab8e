import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type SiteCallName, siteCalls } from '../../contract/calls/site.ts'
import * as cashierValidators from '../../contract/generated/calls/cashier-validators.js'
import * as gamesValidators from '../../contract/generated/calls/games-validators.js'
import * as inboxValidators from '../../contract/generated/calls/inbox-validators.js'
import * as playerValidators from '../../contract/generated/calls/player-validators.js'
import * as sportsValidators from '../../contract/generated/calls/sports-validators.js'
import * as verificationValidators from '../../contract/generated/calls/verification-validators.js'
import { jsonOf } from '../../kernel/calls/cached-answers.ts'
import { inputChecks } from '../../kernel/calls/input-checks.ts'
import { mountCalls } from '../../kernel/calls/mount-calls.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import { applyLimit } from '../../kernel/limits/apply-limit.ts'
import { identityIn } from '../../kernel/limits/identity-in.ts'
import { generalLimit, type Limit, type Limits } from '../../kernel/limits/limit.ts'
import { cashier } from '../../services/cashier/index.ts'
import { events } from '../../services/events/index.ts'
import { games } from '../../services/games/index.ts'
import { inbox } from '../../services/inbox/index.ts'
import { ledger } from '../../services/ledger/index.ts'
import { offers } from '../../services/offers/index.ts'
import { retries } from '../../services/players/calls/registration.ts'
import { players } from '../../services/players/index.ts'
import type { Player } from '../../services/players/players.ts'
import { requirePlayer } from '../../services/players/sessions/player.ts'
import { noteRefusal } from '../../services/security/events/note-refusal.ts'
import { sportsbook } from '../../services/sportsbook/index.ts'
import { verification } from '../../services/verification/index.ts'
import type { Services } from './services.ts'

/** The type checks that each call of the contract has a handler, and each handler a call. */
const handlers: { readonly [Name in SiteCallName]: PlayerHandler<Services, Player, Name> } = {
  ...cashier.handlers,
  ...events.handlers,
  ...games.handlers,
  ...inbox.handlers,
  ...ledger.handlers,
  ...offers.handlers,
  ...players.handlers,
  ...sportsbook.handlers,
  ...verification.handlers,
}

const limits: Limits<SiteCallName> = {
  ...cashier.limits,
  ...events.limits,
  ...games.limits,
  ...inbox.limits,
  ...ledger.limits,
  ...offers.limits,
  ...players.limits,
  ...sportsbook.limits,
  ...verification.limits,
}

export const limitOf = (name: SiteCallName): Limit => limits[name] ?? generalLimit

const names = Object.keys(siteCalls) as SiteCallName[]

export const { checkPart, problemOfAnswer } = inputChecks<SiteCallName>({
  ...playerValidators,
  ...cashierValidators,
  ...gamesValidators,
  ...inboxValidators,
  ...sportsValidators,
  ...verificationValidators,
})

/** Mounts the calls at the base paths of the site record; groups hosted elsewhere are left out. */
export function mountPlayerCalls(app: FastifyInstance, services: Services): Promise<void> {
  const { api } = services.records().site.hosts
  return mountCalls<SiteCallName, Player | undefined>(app, {
    routes: names
      .map((name) => ({ name, ...siteCalls[name] }))
      .filter(({ group }) => api[group].startsWith('/'))
      .map(({ group, path, ...call }) => ({
        ...call,
        url: api[group] + path,
        ...('largest' in call && { options: { bodyLimit: call.largest } }),
      })),
    bases: ['/api', ...Object.values(api).filter((base) => base.startsWith('/'))],
    checkPart,
    async identify(name, caller) {
      return 'access' in siteCalls[name] ? requirePlayer(services, caller) : undefined
    },
    async answer(name, input, player) {
      const asking = { ip: input.caller.ip, identity: identityIn(input.body), account: player?.account.id }
      const isRetry = await retries[name]?.(services, input.body)
      if (!isRetry) await applyLimit(services, limitOf(name), asking)
      // The list of handlers checks that each fits its call.
      const handle = handlers[name] as PlayerHandler<Services, Player, SiteCallName>
      const answer = await handle(services, { ...input, player } as Parameters<typeof handle>[1])
      return answer instanceof Readable ? answer : jsonOf(answer)
    },
    onRefused(error, { caller, who, place }) {
      noteRefusal(services, caller, error, { account: who?.account.id ?? error.about, details: place })
    },
  })
}
