import type { Message } from '../../kernel/mail/mailer.ts'
import { ownAddress } from '../../kernel/own-address.ts'
import { landingPath } from '../../rules/addresses/landing-path.ts'
import type { Players } from './players.ts'

type Purpose = 'recover' | 'confirm'

type Recipient = {
  readonly to: string
  readonly token: string
  readonly locale: string
  readonly landing: string | undefined
}

/** The link leads to the landing where recovery was requested or the account was made. The token is in the fragment, which no server logs. */
export function linkMessage(players: Players, purpose: Purpose, recipient: Recipient): Message {
  const { records, textOf } = players
  const { to, token, locale, landing } = recipient
  const { site, landings } = records()
  const slug = landings.find((one) => one.slug === landing)?.slug ?? ''
  const link = `${originOf(players)}${landingPath(site, { slug, locale })}#${purpose}=${token}`
  return {
    to,
    subject: textOf(`ui.mail.${purpose}-subject`, locale),
    text: `${textOf(`ui.mail.${purpose}-text`, locale)}\n\n${link}\n\n${textOf('ui.mail.not-you', locale)}\n`,
  }
}

/** Without PUBLIC_URL, the main site's host serves the landings too; that of a demonstration does not exist. */
function originOf({ records, settings }: Pick<Players, 'records' | 'settings'>): string {
  const { mode, hosts } = records().site
  return settings.PUBLIC_URL || mode === 'demo' ? ownAddress(settings) : `https://${hosts.mainSite}`
}

type Code = {
  readonly to: string
  readonly code: string
  readonly locale: string
  /** What it is for: to confirm the mailbox, to leave it, or to change the second factor. */
  readonly text: `ui.mail.${'' | 'email-change-' | 'factors-change-' | 'own-account-'}code-text`
}

export function codeMessage({ textOf }: Players, { to, code, locale, text }: Code): Message {
  return {
    to,
    subject: textOf('ui.mail.code-subject', locale),
    text: `${textOf(text, locale)}\n\n${code}\n\n${textOf('ui.mail.not-you', locale)}\n`,
  }
}

type Credentials = {
  readonly to: string
  readonly locale: string
  readonly username: string
  readonly password: string
}

/** The player name and password of a one-click account. */
export function credentialsMessage({ textOf }: Players, { to, locale, username, password }: Credentials): Message {
  return {
    to,
    subject: textOf('ui.mail.credentials-subject', locale),
    text: `${textOf('ui.mail.credentials-text', locale)}\n\n${username}\n${password}\n\n${textOf('ui.mail.not-you', locale)}\n`,
  }
}

/** What has changed; each has a text `ui.mail.<name>`. */
export type Change =
  | 'account-closed'
  | 'own-data-exported'
  | 'email-changed'
  | 'email-removed'
  | 'password-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'factors-reset'
  | 'recovery-codes-made'
  | 'recovery-code-used'

type Notice = {
  readonly to: string
  readonly locale: string
  readonly change: Change
}

/** Says that credentials have changed, and where to write if somebody else did it. */
export function changeNotice(
  { records, textOf }: Pick<Players, 'records' | 'textOf'>,
  { to, locale, change }: Notice,
): Message {
  const [text, help] = [textOf(`ui.mail.${change}`, locale), textOf('ui.mail.was-not-you', locale)]
  return {
    to,
    subject: textOf('ui.mail.changed-subject', locale),
    text: `${text}\n\n${help}\n\n${records().site.brand.email}\n`,
  }
}
