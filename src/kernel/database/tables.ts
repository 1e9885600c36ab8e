import type { Generated, Selectable } from 'kysely'
import type { StaffRole } from '../../contract/index.ts'

// Moments are milliseconds since 1970, amounts are minor units beside their currency, yes and no are 1 and 0:
// the same in both databases.

export type Tables = {
  readonly accounts: AccountTable
  readonly consents: ConsentTable
  readonly submissions: SubmissionTable
  readonly sessions: SessionTable
  readonly refresh_tokens: RefreshTokenTable
  readonly one_time_codes: OneTimeCodeTable
  readonly player_bonuses: PlayerBonusTable
  readonly promo_codes: PromoCodeTable
  readonly promo_uses: PromoUseTable
  readonly tournament_entries: TournamentEntryTable
  readonly events: EventTable
  readonly rate_limits: RateLimitTable
  readonly spent_tokens: SpentTokenTable
  readonly secrets: SecretTable
  readonly staff: StaffTable
  readonly staff_sessions: StaffSessionTable
  readonly staff_invitations: StaffInvitationTable
  readonly drafts: DraftTable
  readonly record_versions: RecordVersionTable
  readonly presence: PresenceTable
  readonly audit: AuditTable
  readonly publishing: PublishingTable
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

type PlayerBonusTable = {
  id: string
  account_id: string
  preset: string
  name: string
  status: 'pending' | 'deactivated' | 'transferred' | 'bankrupt' | 'expired'
  bets: number
  casino: number
  wager: number
  amount: number
  currency: string
  transferred_amount: Generated<number>
  created_at: number
}

type PromoCodeTable = {
  code: string
  /** By language, as JSON; English is always there. */
  descriptions: string
  currency: string | null
  valid_from: number
  valid_until: number
  uses_left: number | null
}

type PromoUseTable = {
  code: string
  account_id: string
  used_at: number
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

/** What happened, for statistics; rows are only ever added. */
export type EventTable = {
  id: string
  kind: string
  account_id: string | null
  form_id: string | null
  landing: string | null
  locale: string | null
  click_id: string | null
  offer_id: string | null
  partner_id: string | null
  landing_id: string | null
  details: string
  created_at: number
}

type RateLimitTable = {
  key: string
  tokens: number
  updated_at: number
}

/** What must not be accepted twice, until it would be too old anyway. */
type SpentTokenTable = {
  token_hash: string
  expires_at: number
}

type SecretTable = {
  name: string
  value: string
}

/** Whoever works at the desk; players are accounts. */
type StaffTable = {
  id: string
  /** Normalised. */
  email: string
  name: string
  role: StaffRole
  password_hash: string
  blocked: Generated<number>
  created_at: number
  last_seen_at: number | null
}

export type Staff = Selectable<StaffTable>

type StaffSessionTable = {
  token_hash: string
  staff_id: string
  created_at: number
  expires_at: number
  ended_at: number | null
}

type StaffInvitationTable = {
  token_hash: string
  email: string
  role: StaffRole
  expires_at: number
  used_at: number | null
}

/** A record that was changed and not published. */
export type DraftTable = {
  record: string
  /** Counts the saves. */
  version: number
  base_revision: string
  base_text: string
  text: string
  saved_by: string
  saved_at: number
  /** How many errors were found in it; null while nobody has looked. */
  problems: number | null
  review_requested_by: string | null
  review_requested_at: number | null
  publish_at: number | null
  publish_by: string | null
  publish_problem: string | null
}

/** What was published, or found on the disk; rows are only ever added. */
type RecordVersionTable = {
  id: string
  record: string
  revision: string
  text: string
  /** A name, because not all who change files are staff. */
  author: string
  at: number
  note: string
  /** Of how many landings, and in how many languages, pages changed with it; unknown where the file was changed on the disk. */
  landings: number | null
  languages: number | null
}

type PresenceTable = {
  staff_id: string
  record: string
  since: number
  seen_at: number
}

/** Who did what; rows are only ever added. */
type AuditTable = {
  id: string
  at: number
  staff_id: string | null
  action: string
  record: string | null
  details: string
}

/** Who publishes at the moment, and what has to be put right should it never be finished. */
type PublishingTable = {
  name: string
  holder: string
  expires_at: number
  journal: string | null
}
