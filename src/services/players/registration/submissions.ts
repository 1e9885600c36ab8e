import type { Database } from '../../../kernel/database/database.ts'
import { insertRow } from '../../../kernel/database/insert-row.ts'
import { prepare } from '../../../kernel/database/prepare.ts'
import { hmac } from '../../../kernel/hmac.ts'
import { seal, unseal } from '../../../kernel/seal.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'

/** One submission of a form; retries are the same submission. */
export type Submission = {
  readonly call: string
  readonly keyHash: string
  /** With the current key first, then with former ones. */
  readonly seals: readonly [Seal, ...Seal[]]
}

type Seal = {
  readonly requestHash: string
  /** Encrypts the stored answer; derived from the form id, which only the sender knows. */
  readonly key: Buffer
}

/** The part of a form that makes it one submission. */
export type SubmittedForm = { readonly form_id: string; readonly 'captcha-token'?: string }

export function readSubmission({ secrets }: Players, call: string, body: SubmittedForm): Submission {
  // Each attempt has a new captcha token; everything else must be the same.
  const { 'captcha-token': _, ...content } = body
  const inOrder = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1))
  const [answerKey, ...formerAnswerKeys] = secrets.keysFor('submission-answer')
  const contentKeys = secrets.keysFor('submission-content')
  const sealOf = (key: Buffer, index: number): Seal => ({
    requestHash: hmac(contentKeys[index] ?? key, JSON.stringify(inOrder)).toString('base64url'),
    key: hmac(key, body.form_id),
  })
  return {
    call,
    keyHash: hashToken(`${call} ${body.form_id}`),
    seals: [sealOf(answerKey, 0), ...formerAnswerKeys.map((key, index) => sealOf(key, index + 1))],
  }
}

const findSubmission = prepare((db, { keyHash }: Pick<Submission, 'keyHash'>) =>
  db.selectFrom('submissions').select(['request_hash', 'sealed_answer']).where('key_hash', '=', keyHash),
)

/** Whether exactly this submission was answered. The same form id with other content is not a retry, but a guess. */
export async function isAnswered(db: Database, { keyHash, seals }: Submission): Promise<boolean> {
  const [known] = await findSubmission(db, { keyHash })
  return seals.some(({ requestHash }) => requestHash === known?.request_hash)
}

/** The stored answer of this submission, if it was already processed. */
export async function findAnswer<Kept>(db: Database, submission: Submission): Promise<Kept | undefined> {
  const [known] = await findSubmission(db, submission)
  if (!known) return undefined
  const fitting = submission.seals.find(({ requestHash }) => requestHash === known.request_hash)
  if (!fitting) throw callError('form-reused')
  return JSON.parse(unseal(known.sealed_answer, fitting.key)) as Kept
}

export async function keepAnswer(
  db: Database,
  submission: Submission,
  accountId: string,
  answer: object,
  now: number,
): Promise<void> {
  const [current] = submission.seals
  await insertRow(db, 'submissions', {
    key_hash: submission.keyHash,
    call: submission.call,
    request_hash: current.requestHash,
    account_id: accountId,
    sealed_answer: seal(JSON.stringify(answer), current.key),
    created_at: now,
  })
}
