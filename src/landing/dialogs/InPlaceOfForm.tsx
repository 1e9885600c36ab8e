import type { InPlaceOfForm as InPlace } from '../page/journey.ts'
import { Credentials } from './credentials/Credentials.tsx'
import { SecondStep } from './second-step/SecondStep.tsx'

/** What few visitors see in place of a form, loaded on demand. */
export default function InPlaceOfForm(shown: InPlace) {
  switch (shown.kind) {
    case 'credentials':
      return <Credentials username={shown.username} password={shown.password} />
    case 'second-step':
      return <SecondStep problem={shown.problem} />
    default:
      return shown satisfies never
  }
}
