import type { Generated, Selectable } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly accounts: AccountTable
    readonly consents: ConsentTable
    readonly submissions: SubmissionTable
    readonly sessions: SessionTable
    readonly refresh_tokens: RefreshTokenTable
    readonly one_time_codes: OneTimeCodeTable
    readonly tournament_entries: TournamentEntryTable
    readonly spent_tokens: SpentTokenTable
  }
}

export type AccountTable = {
  id: string
  /** Normalised: one mailbox, one account. */
  email: string | null
  /** As the visitor wrote it. */
  email_written: string | null
  email_confirmed: number
  /** E.164. */
  phone: string | null
  /** The name that one-click registration made. */
  login: string | null
  google_sub: string | null
  password_hash: string | null
  currency: string
  balance: Generated<number>
  country: string | null
  locale: string
  subscriptions: string
  redirect_url: string | null
  blocked: Generated<number>
  created_at: number
  last_seen_at: number
  last_seen_ip: string
}

export type Account = Selectable<AccountTable>

/** What a visitor agreed to, and what stood beside the boxes; rows are only ever added. */
export type ConsentTable = {
  id: string
  account_id: string
  of_age: number
  agreed_to_terms: number
  confirmed_terms: number
  wants_news: number
  terms_version: string
  terms_hash: string
  text_shown: string
  locale: string
  landing: string | null
  landing_revision: string | null
  created_at: number
}

/** Answers that were given, sealed with the key that only the asking form knows. */
type SubmissionTable = {
  key_hash: string
  call: string
  request_hash: string
  account_id: string
  sealed_answer: string
  created_at: number
}

type SessionTable = {
  id: string
  account_id: string
  created_at: number
  ended_at: number | null
  ip: string
  user_agent: string
}

type RefreshTokenTable = {
  token_hash: string
  session_id: string
  issued_at: number
  expires_at: number
  used_at: number | null
}

/** Recovery links and e-mail codes. */
export type OneTimeCodeTable = {
  code_hash: string
  account_id: string
  purpose: 'recover-password' | 'confirm-email' | 'delete-email'
  email: string | null
  expires_at: number
  used_at: number | null
  tries: Generated<number>
}

type TournamentEntryTable = {
  tournament: string
  /** Normalised e-mail or phone: nobody takes part twice. */
  contact: string
  name: string | null
  answer: string | null
  locale: string
  landing: string | null
  created_at: number
}

/** What must not be accepted twice, until it would be too old anyway. */
type SpentTokenTable = {
  token_hash: string
  expires_at: number
}
