import type { FastifyInstance } from 'fastify'
import { type PlayerCallName, playerCalls } from '../../contract/calls/player.ts'
import * as validators from '../../contract/generated/calls/player-validators.js'
import { inputChecks } from '../../kernel/calls/input-checks.ts'
import { jsonOf } from '../../kernel/calls/kept-answers.ts'
import { mountCalls } from '../../kernel/calls/mount-calls.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import { applyLimit } from '../../kernel/limits/apply-limit.ts'
import { identityIn } from '../../kernel/limits/identity-in.ts'
import type { Limits } from '../../kernel/limits/limit.ts'
import { events } from '../../services/events/index.ts'
import { offers } from '../../services/offers/index.ts'
import { players } from '../../services/players/index.ts'
import type { Player } from '../../services/players/players.ts'
import { requirePlayer } from '../../services/players/sessions/player.ts'
import type { Services } from './services.ts'

/** A call of the contract that no service answers does not compile, nor an answer to a call that does not exist. */
const handlers: { readonly [Name in PlayerCallName]: PlayerHandler<Services, Player, Name> } = {
  ...events.handlers,
  ...offers.handlers,
  ...players.handlers,
}

const limits: Limits<PlayerCallName> = { ...offers.limits, ...players.limits }

const names = Object.keys(playerCalls) as PlayerCallName[]

export const { checkPart, problemOfAnswer } = inputChecks<PlayerCallName>(validators)

/** Every call of the contract, at the address that the site record gives its group; other machines' groups are left out. */
export function mountPlayerCalls(app: FastifyInstance, services: Services): Promise<void> {
  const { api } = services.records().site.hosts
  return mountCalls<PlayerCallName, Player | undefined>(app, {
    routes: names
      .map((name) => ({ name, ...playerCalls[name] }))
      .filter(({ group }) => api[group].startsWith('/'))
      .map(({ name, method, group, path }) => ({ name, method, url: api[group] + path })),
    bases: ['/api', ...Object.values(api).filter((base) => base.startsWith('/'))],
    checkPart,
    async identify(name, caller) {
      return 'access' in playerCalls[name] ? requirePlayer(services, caller) : undefined
    },
    async answer(name, asked, player) {
      const asking = { ip: asked.caller.ip, identity: identityIn(asked.body), account: player?.account.id }
      const limit = limits[name]
      if (limit) await applyLimit(services, limit, asking)
      // Which handler answers which call is checked where they are listed.
      const handle = handlers[name] as PlayerHandler<Services, Player, PlayerCallName>
      return jsonOf(await handle(services, { ...asked, player } as Parameters<typeof handle>[1]))
    },
  })
}
