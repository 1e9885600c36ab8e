import formBody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { createCoin } from './coin.ts'
import { coinPage, type Visit } from './page.ts'
import { createWallet, type WalletOptions } from './wallet.ts'

type Form = Visit & { readonly round?: string; readonly side?: string; readonly stake?: string }

/** The provider's server: one game, Temple Coin, on a page that works without JavaScript. */
export function openProvider(options: WalletOptions): FastifyInstance {
  const wallet = createWallet(options)
  const coin = createCoin(wallet)
  const app = fastify({ bodyLimit: 8192 })
  app.register(formBody)
  app.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  })
  const page = async (visit: Visit, shown: Partial<Parameters<typeof coinPage>[1]> = {}) =>
    coinPage(visit, { casino: options.casino.address, balance: await wallet.balanceOf(visit.token), ...shown })

  app.get<{ Querystring: Partial<Visit> }>('/play', async ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(await page(visitOf(query))),
  )
  app.post<{ Body: Partial<Form> }>('/flip', async ({ body }, reply) => {
    const { round = '', side, stake = '' } = body
    const visit = visitOf(body)
    const outcome = await coin.flip({ ...visit, round, side: side === 'tails' ? 'tails' : 'heads', stake })
    return reply.type('text/html; charset=utf-8').send(await page(visit, { outcome, stake }))
  })
  return app
}

const visitOf = ({ token = '', currency = 'USD', locale = 'en' }: Partial<Visit>): Visit => ({
  token,
  currency,
  locale,
})
