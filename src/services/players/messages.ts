import type { Message } from '../../kernel/mail/mailer.ts'
import { landingPath } from '../../rules/addresses/landing-path.ts'
import type { Players } from './players.ts'

type Recovery = {
  readonly to: string
  readonly token: string
  readonly locale: string
  readonly landing: string | undefined
}

/** The link leads to the landing where recovery was requested. The token is in the fragment, which no server logs. */
export function recoveryMessage({ records, settings, textOf }: Players, recovery: Recovery): Message {
  const { to, token, locale, landing } = recovery
  const { site, landings } = records()
  const slug = landings.find((one) => one.slug === landing)?.slug ?? ''
  const origin = settings.PUBLIC_URL ?? `https://${site.hosts.mainSite}`
  const link = `${origin}${landingPath(site, { slug, locale })}#recover=${token}`
  return {
    to,
    subject: textOf('ui.mail.recovery-subject', locale),
    text: `${textOf('ui.mail.recovery-text', locale)}\n\n${link}\n\n${textOf('ui.mail.not-you', locale)}\n`,
  }
}

export function codeMessage(
  { textOf }: Players,
  { to, code, locale }: { readonly to: string; readonly code: string; readonly locale: string },
): Message {
  return {
    to,
    subject: textOf('ui.mail.code-subject', locale),
    text: `${textOf('ui.mail.code-text', locale)}\n\n${code}\n\n${textOf('ui.mail.not-you', locale)}\n`,
  }
}
