import fastify from 'fastify'
import { signatureOf, type WalletCalls } from '../../../src/services/games/external/signature.ts'

// A provider of games in a process of its own, as an aggregator would be: it runs games, and calls the wallet of the
// operator. Tests tell it by requests what to do, and who the operator is; its arguments are its name and the key.
const [name = '', key = ''] = process.argv.slice(2)
let operator = ''

/** Signs a call and sends it, as often as wanted at once. */
async function callWallet<Kind extends keyof WalletCalls>(kind: Kind, fields: object, times = 1) {
  const unsigned = { ...fields, time: Date.now() } as Omit<WalletCalls[Kind], 'signature'>
  const body = JSON.stringify({ ...unsigned, signature: signatureOf(kind, unsigned, key) })
  const address = `${operator}/api/v1/external-games/${name}/${kind}`
  const send = async () => {
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  return Promise.all(Array.from({ length: times }, send))
}

type Told = { readonly kind: keyof WalletCalls; readonly fields: object; readonly times?: number }

const app = fastify()
app.post<{ Body: { readonly address: string } }>('/operator', async ({ body }) => {
  operator = body.address
  return {}
})
app.post<{ Body: Told }>('/tell', ({ body }) => callWallet(body.kind, body.fields, body.times))
/** The page of a game plays one round at once, and wins twice its stake. */
app.get<{ Querystring: { readonly token: string; readonly currency: string } }>('/play', async ({ query }) => {
  const [transaction, round] = [crypto.randomUUID(), crypto.randomUUID()]
  const { token, currency } = query
  const [bet] = await callWallet('bet', { token, transaction, round, amount: 1000, currency })
  const win = { token, transaction: crypto.randomUUID(), round, amount: 2000, currency }
  return [bet, ...(await callWallet('win', win))]
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
