import { siteCalls } from '../../../contract/calls/site.ts'
import type { OwnVerification } from '../../../contract/index.ts'
import { mayReceive } from '../../../rules/verification/states.ts'
import { pictureTypes } from '../pictures/picture.ts'
import type { Document, Verification } from '../tables.ts'
import type { Checked, Verifying } from '../verification.ts'
import { askedIn } from './arrive.ts'
import { documentsOf, verificationsOf } from './find-verification.ts'
import { termsOf } from './terms.ts'

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** What a player sees: how the newest check stands, and what is asked for in it or in the next one. */
export async function describeOwn(
  verifying: Pick<Verifying, 'db' | 'records'>,
  player: Checked,
): Promise<OwnVerification> {
  const terms = termsOf(verifying, player)
  const all = await verificationsOf(verifying.db, player.id)
  const [newest] = all
  const running = newest && newest.state !== 'rejected' ? newest : undefined
  const documents = running ? await documentsOf(verifying.db, running.id) : []
  return {
    ...(newest && { state: newest.state }),
    ...(newest?.reason && { reason: newest.reason }),
    may_send: mayReceive(newest?.state ?? 'none'),
    hours: terms.hours,
    asked: (running ? askedIn(running) : terms.documents).map((kind) => {
      const document = documents.find((one) => one.kind === kind)
      return { kind, ...(document && { document: describeDocument(document) }) }
    }),
    earlier: all.flatMap(describeEarlier),
    types: [...pictureTypes],
    largest: siteCalls['send-document'].largest,
  }
}

const describeDocument = ({ type, width, height, size, created_at }: Document) => ({
  ...{ type, width, height, size },
  sent_at: seconds(created_at),
})

const describeEarlier = ({ reason, decided_at }: Verification) =>
  reason === null || decided_at === null ? [] : [{ reason, decided_at: seconds(decided_at) }]
