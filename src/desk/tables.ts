import type { Generated, Selectable } from 'kysely'
import type { Publication, StaffRole } from '../contract/index.ts'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    readonly staff: StaffTable
    readonly staff_sessions: StaffSessionTable
    readonly staff_invitations: StaffInvitationTable
    readonly preview_links: PreviewLinkTable
    readonly drafts: DraftTable
    readonly drafted_texts: DraftedTextTable
    readonly draft_authors: DraftAuthorTable
    readonly approvals: ApprovalTable
    readonly asked_names: AskedNameTable
    readonly moved_records: MovedRecordTable
    readonly comments: CommentTable
    readonly saved_filters: SavedFilterTable
    readonly planned_changes: PlannedChangeTable
    readonly publications: PublicationTable
    readonly record_versions: RecordVersionTable
    readonly presence: PresenceTable
    readonly audit: AuditTable
    readonly publishing: PublishingTable
    readonly pictures: PictureTable
  }
}

/** Accounts of the staff; those of players are in `accounts`. */
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
  /** The step at which they are in the tour; -1 outside of it. */
  tour_step: Generated<number>
}

export type Staff = Selectable<StaffTable>

type StaffSessionTable = {
  id: string
  token_hash: string
  staff_id: string
  /** The address of the sign-in. */
  ip: string
  user_agent: string
  created_at: number
  seen_at: number
  expires_at: number
  ended_at: number | null
}

type StaffInvitationTable = {
  token_hash: string
  email: string
  role: StaffRole
  /** Null if it was made by a command. */
  invited_by: string | null
  expires_at: number
  used_at: number | null
}

/** The record that a record is to become, once a second person wants it, too. */
type AskedNameTable = {
  record: string
  to_record: string
  staff_id: string
  at: number
}

/** Where a record is that had this name. */
type MovedRecordTable = {
  record: string
  to_record: string
}

/** Links that show a draft to people without an account; revoking deletes the row. */
type PreviewLinkTable = {
  token_hash: string
  id: string
  record: string
  staff_id: string
  created_at: number
  expires_at: number
}

/** A record with unpublished changes. */
export type DraftTable = {
  record: string
  /** Number of saves. */
  version: number
  base_revision: string
  base_text: string
  text: string
  saved_by: string
  saved_at: number
  /** Number of errors; null until it has been checked. */
  problems: number | null
  review_requested_by: string | null
  review_requested_at: number | null
  review_declined_by: string | null
  review_declined_at: number | null
  /** What has to change first. */
  review_reason: string | null
}

/** Who has drafted a text; the words are in the draft of its language. */
type DraftedTextTable = {
  record: string
  text_id: string
  saved_by: string
  saved_at: number
}

/** Everybody who has changed a draft. */
type DraftAuthorTable = {
  record: string
  staff_id: string
}

type ApprovalTable = {
  record: string
  /** Empty for the whole record. */
  text_id: string
  staff_id: string
  /** A digest of what was approved. */
  revision: string
  at: number
}

/** Of the staff, or of a guest with a preview link. */
type CommentTable = {
  id: string
  record: string
  /** The property that it is about, as JSON. */
  path: string
  text: string
  staff_id: string | null
  guest: string | null
  /** The id of the link; it may have expired since. */
  link: string | null
  at: number
  resolved_at: number | null
  resolved_by: string | null
}

type SavedFilterTable = {
  id: string
  staff_id: string
  /** Unique for each member. */
  name: string
  /** As in the address of the catalogue. */
  search: string
  /** Whether the whole staff finds it. */
  shared: number
  saved_at: number
}

/** A change that goes out at its time as it was planned, whatever is drafted meanwhile. */
export type PlannedChangeTable = {
  record: string
  /** Empty for the whole record. */
  text_id: string
  /** The changes of a launch go out together. */
  launch: string
  /** The version of the draft that was planned; 0 if a present draft was not begun from it. */
  version: number
  /** What was published when it was planned; null if nothing was. */
  base: string | null
  /** Null removes a text. */
  text: string | null
  publish_at: number
  planned_by: string
  /** Why the launch was refused. */
  problem: string | null
}

/** Records that were published together; append-only. */
type PublicationTable = {
  id: string
  at: number
  /** A name, as in the versions. */
  author: string
  act: Publication['act']
  note: string
  /** How many changed. */
  records: number
  /** The publication that it takes back. */
  reverts: string | null
}

/** Published texts and texts found on disk; append-only. */
type RecordVersionTable = {
  id: string
  record: string
  revision: string
  text: string
  /** A name instead of an id, because files are also changed by people who are not staff. */
  author: string
  at: number
  note: string
  /** Number of landings and languages whose pages changed; null if the file was changed on disk. */
  landings: number | null
  languages: number | null
  /** Null if the file was changed on disk. */
  publication: Generated<string | null>
}

type PresenceTable = {
  staff_id: string
  record: string
  since: number
  seen_at: number
}

/** The audit log; append-only. */
type AuditTable = {
  id: string
  at: number
  staff_id: string | null
  action: string
  record: string | null
  details: string
}

/** The publishing lock, and the journal from which an interrupted publication is recovered. */
type PublishingTable = {
  name: string
  holder: string
  expires_at: number
  journal: string | null
}

/** The files of pictures: they are drafts until a record that names them is published. */
type PictureTable = {
  content: string
  bytes: Buffer
  created_by: string
  /** Null once it was published: each version in the history has its file. */
  expires_at: number | null
}
