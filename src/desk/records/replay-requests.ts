import type { RecordText } from '../../contract/index.ts'
import { compile } from '../../registry/index.ts'
import { indexedSite } from '../../routing/indexed-site.ts'
import { type Replay, replay } from '../../rules/edge/replay/replay.ts'
import type { SampledRequest } from '../../rules/edge/sample/sampled-request.ts'
import { applyOverlay, type Snapshot } from './snapshot.ts'

export type Replaying = {
  readonly overlay: readonly RecordText[]
  readonly requests: readonly SampledRequest[]
  readonly now: number
}

/** Requests through the published records and through these; undefined while either has errors. */
export function replayRequests(snapshot: Snapshot, { overlay, requests, now }: Replaying): Replay | undefined {
  const before = snapshot.pageSources()?.manifest
  const { manifest: after } = compile(applyOverlay(snapshot.sources, overlay))
  return before && after && replay(requests, indexedSite(before), indexedSite(after), now)
}
