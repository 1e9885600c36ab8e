import { describe, expect, test } from 'vitest'
import type { CompiledLanding } from '../../../src/contract/index.ts'
import { newAddress, newEmail, newPhone } from '../../identities.ts'
import { records } from '../../services/test-services.ts'
import { serveRendered } from './rendered.ts'

const landings = records.landings.filter(({ dialog }) => dialog.kind === 'registration' || dialog.kind === 'variant')

/** The landing's path below the base path, with the first value of a required parameter. */
const placeOf = ({ slug, param }: CompiledLanding) => (param?.required ? `${slug}/${param.values?.[0]}` : slug)

/** A form without tabs asks for both e-mail and phone. */
const hasTabs = ({ dialog }: CompiledLanding) => dialog.blocks.some(({ type }) => type === 'tabs')

// Hashing is not the subject of these 214 tests.
const passwords = { hash: async () => '$none', verify: async () => false }
const platform = await serveRendered({ parts: { passwords } })

const ids = { value_1: 'offer', value_2: 'partner', value_3: 'landing', click_id: 'click' }

/** The match of a match landing, otherwise the landing's section. */
function destinationOf({ slug, section }: CompiledLanding): string | undefined {
  const league = records.competitions.find(
    ({ season }) => season.kind === 'matches' && season.matches.some(({ name }) => name === slug),
  )
  return league
    ? `/sports/${league.sport}/${league.id}/${slug}`
    : records.sections.find(({ id }) => id === section)?.path
}

describe('a campaign’s ids arrive with the registration, and the visitor in the landing’s own section or at its match', () => {
  test.each(landings.map((landing) => [placeOf(landing) || '(home)', landing] as const))('%s', async (_, landing) => {
    const email = newEmail()
    const answer = await platform.app.inject({
      method: 'POST',
      url: `/new-promo-ipl/${placeOf(landing)}?${new URLSearchParams(ids)}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
        cookie: 'i18n_lang=en',
      },
      payload: new URLSearchParams({
        dialog: landing.dialog.name,
        way: 'email',
        email,
        phone_code: 'IN',
        phone: hasTabs(landing) ? '' : newPhone(),
        password: 'correct-horse',
        repeat_password: 'correct-horse',
        currency: landing.bonus.currency,
        bonus_id: '',
        checkbox1: 'true',
        checkbox2: 'true',
        user_agreement: 'true',
      }).toString(),
    })
    expect(answer.statusCode).toBe(303)
    const account = await platform.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const events = platform.db.selectFrom('events').selectAll().where('account_id', '=', account.id)
    expect(await events.where('kind', '=', 'registration').executeTakeFirst()).toMatchObject({
      landing: landing.slug,
      offer_id: 'offer',
      partner_id: 'partner',
      landing_id: 'landing',
      click_id: 'click',
    })
    if (landing.afterSuccess.kind !== 'section') return
    const arrived = new URL(String(answer.headers.location), 'http://here')
    expect(arrived.pathname.endsWith(destinationOf(landing) ?? '?')).toBe(true)
    expect(Object.fromEntries(arrived.searchParams)).toMatchObject({
      welcomeme: '1',
      newReg: 'true',
      click_id: 'click',
    })
  })
})
