import { randomInt } from 'node:crypto'
import type { BonusPreset, CompiledLanding, CurrencyCode } from '../../../contract/index.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { insertRow } from '../../../kernel/database/insert-row.ts'
import { isUniqueViolation } from '../../../kernel/database/is-unique-violation.ts'
import { newId } from '../../../kernel/secrets.ts'
import { addEvent, type RecordedEvent } from '../../events/record-event.ts'
import { addPlayerBonus } from '../../offers/bonuses/player-bonuses.ts'
import { spendPromo } from '../../offers/promo/promo-codes.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { newConfirmationLink } from '../accounts/confirmation-links.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Session } from '../sessions/sessions.ts'
import type { AccountTable, ConsentTable } from '../tables.ts'
import { keepAnswer, type Submission } from './submissions.ts'

/** A validated registration, ready to be stored. */
export type Newcomer = {
  readonly account: Pick<AccountTable, 'email' | 'email_written' | 'phone' | 'login' | 'google_sub' | 'password_hash'>
  readonly emailConfirmed?: boolean
  readonly currency: CurrencyCode
  readonly country: string | undefined
  readonly locale: string
  readonly landing: CompiledLanding | undefined
  readonly subscriptions: readonly string[]
  readonly bonus: BonusPreset | undefined
  readonly promo: string | undefined
  readonly redirectUrl: string
  /** Where the visitor came from. */
  readonly origin: Omit<RecordedEvent, 'kind'>
  readonly consent: (accountId: string) => ConsentTable
}

/** Stores a registration in one transaction. */
export async function register<Kept extends object>(
  players: Players,
  caller: Caller,
  newcomer: Newcomer,
  submission: Submission | undefined,
  answer: (session: Session) => Kept,
): Promise<Kept> {
  const { db, now } = players
  const accountId = newId()
  const { email_written: to } = newcomer.account
  const link =
    to && !newcomer.emailConfirmed ? newConfirmationLink(players, { to, locale: newcomer.locale }) : undefined
  try {
    const answered = await inGroup(db, async (transaction) => {
      await addAccount(transaction, accountId, newcomer, caller, now())
      await insertRow(transaction, 'consents', newcomer.consent(accountId))
      const { bonus, promo, currency } = newcomer
      const given = promo ? await spendPromo(players, transaction, { code: promo, currency }, accountId) : undefined
      if (bonus && !given) await addPlayerBonus(players, transaction, accountId, bonus, currency)
      const details = { bonus: bonus?.id, promo }
      const event = { ...newcomer.origin, kind: 'registration', account_id: accountId, details }
      await addEvent({ db: transaction, now }, event)
      await addSecurityEvent({ db: transaction, now }, caller, { name: 'registered', account: accountId })
      const kept = answer(await beginSession(transaction, accountId, caller, now()))
      if (submission) await keepAnswer(transaction, submission, accountId, kept, now())
      await link?.store(transaction, accountId)
      return kept
    })
    await link?.send(caller, newcomer.landing?.slug)
    return answered
  } catch (error) {
    throw isUniqueViolation(error) ? callError('user-exists') : error
  }
}

async function addAccount(db: Database, id: string, newcomer: Newcomer, { ip }: Caller, now: number): Promise<void> {
  const { account, currency, country, locale, subscriptions, redirectUrl, emailConfirmed = false } = newcomer
  await insertRow(db, 'accounts', {
    id,
    ...account,
    email_confirmed: Number(emailConfirmed),
    currency,
    country: country ?? null,
    locale,
    subscriptions: JSON.stringify(subscriptions),
    redirect_url: redirectUrl,
    created_at: now,
    last_seen_at: now,
    last_seen_ip: ip,
  })
}

/** Omits characters that are easily confused when copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const letters = (count: number) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Generates the credentials of one-click registration, shown only once. */
export function makeCredentials(): { readonly login: string; readonly password: string } {
  return { login: `player-${letters(8)}`, password: [letters(4), letters(4), letters(4)].join('-') }
}
