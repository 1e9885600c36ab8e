import { isIP } from 'node:net'
import type { PlayerCalls } from '../../contract/calls/player.ts'
import type { Caller, Handler } from '../../kernel/calls/call.ts'
import { CallError } from '../../kernel/calls/errors.ts'
import { currencyOf } from '../../kernel/places/currency-of.ts'
import { readIdentity } from '../../rules/identity.ts'
import type { Platform } from '../../server/calls/platform.ts'
import { eventRow, recordEvent } from '../events/record-event.ts'
import { isAlreadyThere } from './accounts/accounts.ts'
import { requireCaptcha } from './captcha/require-captcha.ts'
import { invalid } from './registration/calls.ts'
import { requirePlayer } from './sessions/player.ts'

export const checkIp: Handler<'check-ip'> = ({ records, countryOf }, { params, caller }) => {
  if (!isIP(params.ip)) throw invalid('ip')
  const { site } = records()
  const country = countryOf(params.ip)
  const currency = currencyOf(
    country,
    site.currencies.map(({ code }) => code),
    site.defaultCurrency,
  )
  caller.setHeader('ip-currency', currency)
  return { currency, ...(country && { country }) }
}

export const openRegistrationForm: Handler<'open-registration-form'> = (platform, { body, caller }) => {
  const { ga_id, type } = body
  recordEvent(platform, { ...body, kind: 'form-opened', details: { ga_id, type } }, caller.log)
  return { success: true }
}

export const captchaChallenge: Handler<'captcha-challenge'> = async ({ captcha }) => {
  if (!captcha.challenge) throw new CallError('not-found')
  return captcha.challenge()
}

/** A player takes part as such; everybody else says how they are reached, and solves the captcha. */
async function contactOf(
  platform: Platform,
  body: PlayerCalls['tournament-registration']['body'],
  caller: Caller,
): Promise<string> {
  if (caller.header('authorization')) {
    const { account } = await requirePlayer(platform, caller)
    return account.email ?? account.phone ?? account.id
  }
  const identity = readIdentity(body.email ?? body.phone ?? '')
  if (!identity) throw invalid(body.phone && !body.email ? 'phone' : 'email')
  await requireCaptcha(platform, caller, body['captcha-token'])
  return identity.kind === 'email' ? identity.email : identity.phone
}

export const tournamentRegistration: Handler<'tournament-registration'> = async (platform, { body, caller }) => {
  const { db, now, records } = platform
  const contact = await contactOf(platform, body, caller)
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('tournament_entries')
        .values({
          tournament: body.tournament,
          contact,
          name: body.name ?? null,
          answer: body.answer ?? null,
          locale: body.locale ?? records().site.defaultLocale,
          landing: body.landing ?? null,
          created_at: now(),
        })
        .execute()
      const event = eventRow(platform, { ...body, kind: 'tournament', details: { tournament: body.tournament } })
      await transaction.insertInto('events').values(event).execute()
    })
  } catch (error) {
    throw isAlreadyThere(error) ? new CallError('user-exists', { location: 'email' }) : error
  }
  return true
}
