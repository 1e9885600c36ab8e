import { createHash, randomBytes } from 'node:crypto'
import type { VerificationCalls } from '../../../contract/calls/verification.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { sealBytes } from '../../../kernel/seal.ts'
import { newId, newToken } from '../../../kernel/secrets.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { type Arrived, type Arriving, arrive } from '../checks/arrive.ts'
import { isReceived } from '../checks/is-received.ts'
import { turnOf } from '../checks/turn.ts'
import { callError } from '../errors.ts'
import { tellPlayer } from '../notices/tell-player.ts'
import type { Picture } from '../pictures/picture.ts'
import { readPicture } from '../pictures/read-picture.ts'
import type { Checked, Verifying } from '../verification.ts'
import { sealKey } from './document-keys.ts'
import { remove, writeNew } from './files.ts'

export type Sent = VerificationCalls['send-document']['query'] & { readonly bytes: Buffer }

/**
 * Takes a document once for each upload id. The file is there before its row: whenever the process dies, no row is without its
 * file, and a file without a row is swept.
 */
export async function receiveDocument(
  verifying: Verifying,
  caller: Caller,
  player: Checked,
  { kind, upload: upload_id, bytes }: Sent,
): Promise<void> {
  const upload_hash = createHash('sha256').update(kind).update(bytes).digest('base64url')
  const upload = { account_id: player.id, upload_id, upload_hash }
  if (await isReceived(verifying.db, upload)) return
  const picture = readPicture(bytes)
  if ('problem' in picture) throw callError(picture.problem)
  const document = { ...(await store(verifying, picture)), ...upload, kind }
  const arrived = await add(verifying, caller, player, document).catch(async (error: unknown) => {
    // After any other error, such as a lost connection, the row may be there.
    if (error instanceof CallError) await remove(verifying.settings, document.file)
    throw error
  })
  const needless = arrived ? arrived.replaced : document.file
  if (needless !== undefined) await remove(verifying.settings, needless)
  if (arrived?.isComplete) tellPlayer(verifying, caller, player, arrived.verification)
}

function add(verifying: Verifying, caller: Caller, player: Checked, document: Arriving): Promise<Arrived | undefined> {
  return inTurn(verifying.db, turnOf(player.id), async (transaction) => {
    const arrived = await arrive(verifying, transaction, player, document)
    const event = { name: 'document-sent', account: player.id, details: document.kind } as const
    if (arrived) await addSecurityEvent({ db: transaction, now: verifying.now }, caller, event)
    return arrived
  })
}

type Stored = Omit<Arriving, 'account_id' | 'upload_id' | 'upload_hash' | 'kind'>

/** Writes the file under a name that says nothing, encrypted with a key of its own. */
async function store(verifying: Verifying, { type, width, height, bytes }: Picture): Promise<Stored> {
  const key = randomBytes(32)
  const file = newToken()
  await writeNew(verifying.settings, file, sealBytes(bytes, key))
  return {
    id: newId(),
    ...{ type, width, height, size: bytes.length, file },
    ...sealKey(verifying, key),
    created_at: verifying.now(),
    delete_at: null,
  }
}
