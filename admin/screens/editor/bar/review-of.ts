import type { DocumentState } from '../../../model/document/document.ts'

export type ReviewState = Pick<DocumentState, 'review' | 'version' | 'launches'>

/** What is planned as it is waits for nobody. */
export const isPlannedAsItIs = ({ version, launches }: ReviewState): boolean =>
  version > 0 && launches.some((launch) => launch.version === version && launch.problem === undefined)

/** The review that is requested of the draft, or was declined. */
export const reviewOf = (state: ReviewState) => (isPlannedAsItIs(state) ? null : state.review)
