import type { Selectable } from 'kysely'
import type { DocumentKind, VerificationReason, VerificationState } from '../../contract/index.ts'
import type { VerificationAct } from '../../rules/verification/states.ts'
import type { PictureType } from './pictures/picture.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly verifications: VerificationTable
    readonly verification_documents: DocumentTable
    readonly verification_acts: ActTable
  }
}

/** One attempt of a player; at most one is not rejected. Its terms are frozen when it begins. */
type VerificationTable = {
  id: string
  account_id: string
  /** JSON: the kinds of documents, in the order in which they are asked for. */
  asked: string
  /** For how long the documents are kept once they are verified, or rejected. */
  keep_days: number
  keep_rejected_days: number
  state: VerificationState
  reason: VerificationReason | null
  created_at: number
  /** Since when everything is there. */
  completed_at: number | null
  /** Until when the staff should have looked at it. */
  due_at: number | null
  decided_at: number | null
}

export type Verification = Selectable<VerificationTable>

/** What a file in the folder of documents is. Without its row, a file cannot be decrypted, and is swept. */
type DocumentTable = {
  id: string
  verification_id: string
  account_id: string
  /** Made by the page, so that a document is taken once. */
  upload_id: string
  /** Of what was sent. */
  upload_hash: string
  kind: DocumentKind
  type: PictureType
  width: number
  height: number
  size: number
  file: string
  /** The key of the file, sealed with the root key that `sealed_with` names. */
  sealed_key: string
  sealed_with: string
  created_at: number
  /** Decided with the check. */
  delete_at: number | null
}

export type Document = Selectable<DocumentTable>

/** What the staff did about checks; append-only. */
type ActTable = {
  id: string
  verification_id: string
  at: number
  staff_id: string
  act: StaffAct | 'view'
  reason: VerificationReason | null
  /** For colleagues. */
  note: string
}

export type StaffAct = Exclude<VerificationAct, 'receive' | 'complete'> | 'note'
