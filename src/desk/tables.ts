import type { Generated, Selectable } from 'kysely'
import type { StaffRole } from '../contract/index.ts'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    readonly staff: StaffTable
    readonly staff_sessions: StaffSessionTable
    readonly staff_invitations: StaffInvitationTable
    readonly drafts: DraftTable
    readonly record_versions: RecordVersionTable
    readonly presence: PresenceTable
    readonly audit: AuditTable
    readonly publishing: PublishingTable
  }
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
