import type { NoticeKind, Section, SecurityEventName } from '../../contract/index.ts'
import { depositText } from '../cashier/deposit-text.ts'
import { withdrawalTexts } from '../cashier/withdrawals/texts.ts'
import { verificationTexts } from '../verification/texts.ts'

type Screen = NonNullable<Section['screen']>
type Told = Extract<NoticeKind, SecurityEventName>

/** Changes of credentials, told in the words of the mail about them. */
const credentials: { readonly [Kind in Told]: string } = {
  'account-closed': 'ui.mail.account-closed',
  'email-changed': 'ui.mail.email-changed',
  'email-removed': 'ui.mail.email-removed',
  'factor-added': 'ui.mail.factor-added',
  'factor-removed': 'ui.mail.factor-removed',
  'own-data-exported': 'ui.mail.own-data-exported',
  'factors-reset': 'ui.mail.factors-reset',
  'password-changed': 'ui.mail.password-changed',
  'password-recovered': 'ui.mail.password-changed',
  'recovery-codes-made': 'ui.mail.recovery-codes-made',
}

/** Whether the owner of an account is told about a security event. */
export const isToldToOwner = (name: SecurityEventName): name is Told => Object.hasOwn(credentials, name)

export const credentialTexts: readonly string[] = [...new Set(Object.values(credentials))]

type NoticeTexts = {
  /** What it is about. */
  readonly subject: string
  /** What happened. */
  readonly news: readonly string[]
  /** Where more about it is found. */
  readonly screen: Screen
}

/** The texts of a notice: those of the payment, the bonus, the bet or the credentials that it is about. */
export function noticeTexts(kind: NoticeKind, reason: string | null): NoticeTexts {
  switch (kind) {
    case 'deposit-success':
    case 'deposit-fail': {
      const news = depositText(kind === 'deposit-success' ? 'success' : 'fail', reason)
      return { subject: 'ui.inbox.deposit', news: news ? [news] : [], screen: 'deposits' }
    }
    case 'bonus-activated':
    case 'bonus-transferred':
    case 'bonus-expired':
      return { subject: 'ui.inbox.bonus', news: [`ui.inbox.${kind}`], screen: 'bonuses' }
    case 'withdrawal-approved':
      return { subject: 'ui.inbox.withdrawal', news: withdrawalTexts('approved', null), screen: 'withdrawals' }
    case 'withdrawal-sent':
      return { subject: 'ui.inbox.withdrawal', news: withdrawalTexts('sent', null), screen: 'withdrawals' }
    case 'withdrawal-rejected':
      return { subject: 'ui.inbox.withdrawal', news: withdrawalTexts('rejected', reason), screen: 'withdrawals' }
    case 'bet-won':
    case 'bet-returned':
    case 'bet-corrected':
      return { subject: 'ui.inbox.bet', news: [`ui.inbox.${kind}`], screen: 'payments' }
    case 'documents-verified':
      return { subject: 'ui.inbox.documents', news: verificationTexts('verified', null), screen: 'verification' }
    case 'documents-rejected':
      return { subject: 'ui.inbox.documents', news: verificationTexts('rejected', reason), screen: 'verification' }
    case 'documents-reopened':
      return { subject: 'ui.inbox.documents', news: verificationTexts('on-check', null), screen: 'verification' }
    default:
      return { subject: 'ui.mail.changed-subject', news: [credentials[kind]], screen: 'settings' }
  }
}
