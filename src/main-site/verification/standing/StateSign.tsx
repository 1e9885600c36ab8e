import type { VerificationState } from '../../../contract/index.ts'

const clock = 'M12 6.5V12l3.6 2.2'

const paths: { readonly [State in VerificationState]: string } = {
  sent: 'M12 17V8m-3.8 3.6L12 7.8l3.8 3.8',
  'in-process': clock,
  'on-check': clock,
  verified: 'm7 12.5 3.4 3.4L17 9',
  rejected: 'm8 8 8 8m0-8-8 8',
}

/** The state at a glance; the heading says it in words. */
export function StateSign({ state }: { readonly state: VerificationState }) {
  return (
    <svg className="standing-sign" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={paths[state]} />
    </svg>
  )
}
