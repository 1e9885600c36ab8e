import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerOf, CallError, type ErrorCatalogue, kernelErrors } from '../../../src/kernel/calls/errors.ts'
import { errorEffects } from '../../../src/rules/session/api-error.ts'
import { errors as cashier } from '../../../src/services/cashier/errors.ts'
import { errors as games } from '../../../src/services/games/errors.ts'
import { errors as ledger } from '../../../src/services/ledger/errors.ts'
import { errors as offers } from '../../../src/services/offers/errors.ts'
import { errors as players } from '../../../src/services/players/errors.ts'

const all: ErrorCatalogue = { ...kernelErrors, ...players, ...offers, ...ledger, ...cashier, ...games }
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const languages = readdirSync('locales').map((file) => [file, readJson(`locales/${file}`)] as const)
const calls = globSync('schema/calls/{player,cashier,games}/*.json').map((file) => readJson(file).call)

/** What a visitor reads when a call fails with an error of this server. */
function shown(code: string) {
  const kind = all[code]
  if (!kind) throw new Error(`No service knows the error "${code}".`)
  const failure = { call: 'other', status: kind.status, body: answerOf(new CallError(code, kind)) } as const
  const effects = errorEffects({ ...failure, hadCaptchaToken: false })
  return effects.flatMap((effect) => (effect.kind === 'show' ? effect.notice.messages : []))
}

test('an account that exists is a warning: the visitor can sign in', () => {
  for (const call of ['registration', 'other'] as const) {
    const body = answerOf(new CallError('user-exists', players['user-exists']))
    expect(errorEffects({ call, status: 409, body, hadCaptchaToken: false })).toEqual([
      {
        kind: 'show',
        notice: { type: 'warning', color: 'orange', messages: [{ kind: 'message', id: 'ui.notice.user-exists' }] },
      },
    ])
  }
})

describe('every error of our own server is shown in the visitor’s language', () => {
  test.each(Object.keys(all))('%s', (code) => {
    const [message, ...more] = shown(code)
    expect(more).toEqual([])
    if (message?.kind !== 'message') throw new Error('It is shown as the server wrote it, in English.')
    const texts = languages.map(([, language]) => language[message.id])
    expect(languages).toHaveLength(13)
    expect(texts.filter((text) => typeof text !== 'string' || text === '')).toEqual([])
    expect(new Set(texts).size, 'translations').toBeGreaterThan(11)
  })

  test('and no call has others', () => {
    const listed = new Set(calls.flatMap(({ errors }) => errors))
    expect([...listed].filter((code) => !Object.hasOwn(all, code))).toEqual([])
  })
})
