import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../../kernel/database/database.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'

/** One submission of a form; retries are the same submission. */
export type Submission = {
  readonly call: string
  readonly keyHash: string
  readonly requestHash: string
  /** Decrypts the stored answer; derived from the form id, which only the sender knows. */
  readonly key: Buffer
}

/** The part of a form that makes it one submission. */
export type SubmittedForm = { readonly form_id: string; readonly 'captcha-token'?: string }

export function readSubmission({ secrets }: Players, call: string, body: SubmittedForm): Submission {
  // Each attempt has a new captcha token; everything else must be the same.
  const { 'captcha-token': _, ...content } = body
  const hmac = (purpose: string, text: string) => createHmac('sha256', secrets.keyFor(purpose)).update(text).digest()
  const inOrder = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    call,
    keyHash: hashToken(`${call} ${body.form_id}`),
    requestHash: hmac('submission-content', JSON.stringify(inOrder)).toString('base64url'),
    key: hmac('submission-answer', body.form_id),
  }
}

/** Whether exactly this submission was answered. The same form id with other content is not a retry, but a guess. */
export async function isAnswered(db: Database, { keyHash, requestHash }: Submission): Promise<boolean> {
  const known = await db
    .selectFrom('submissions')
    .select('key_hash')
    .where('key_hash', '=', keyHash)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst()
  return known !== undefined
}

/** The stored answer of this submission, if it was already processed. */
export async function findAnswer<Kept>(db: Database, submission: Submission): Promise<Kept | undefined> {
  const known = await db
    .selectFrom('submissions')
    .select(['request_hash', 'sealed_answer'])
    .where('key_hash', '=', submission.keyHash)
    .executeTakeFirst()
  if (!known) return undefined
  if (known.request_hash !== submission.requestHash) throw callError('form-reused')
  return JSON.parse(open(known.sealed_answer, submission.key)) as Kept
}

export async function keepAnswer(
  db: Database,
  submission: Submission,
  accountId: string,
  answer: object,
  now: number,
): Promise<void> {
  await db
    .insertInto('submissions')
    .values({
      key_hash: submission.keyHash,
      call: submission.call,
      request_hash: submission.requestHash,
      account_id: accountId,
      sealed_answer: seal(JSON.stringify(answer), submission.key),
      created_at: now,
    })
    .execute()
}

function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function open(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
