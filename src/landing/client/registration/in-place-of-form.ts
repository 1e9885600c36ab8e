import type { InPlaceOfForm } from '../../page/journey.ts'
import type { RegistrationState } from '../../registration/index.ts'

/** What the state of a submission shows in place of the form. */
export function inPlaceOfForm(flow: RegistrationState['flow']): InPlaceOfForm | null {
  if (flow.kind === 'credentials') return { kind: 'credentials', username: flow.username, password: flow.password }
  if (flow.kind === 'second-step') return flow
  return flow.kind === 'sending' && flow.what === 'second-step' ? { kind: 'second-step' } : null
}
