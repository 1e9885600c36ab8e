import type { StaffCallName, StaffCalls, staffCalls } from '../contract/calls/staff.ts'
import type { Manifest, StaffRole } from '../contract/index.ts'
import type { Handler as CallHandler } from '../kernel/calls/call.ts'
import type { Kernel } from '../kernel/kernel.ts'
import type { Log } from '../kernel/log.ts'
import type { Mailer } from '../kernel/mail/mailer.ts'
import type { PasswordHasher } from '../kernel/passwords.ts'
import type { SampledRequest } from '../rules/edge/sample/sampled-request.ts'
import type { ProblemCounter } from './drafts/count-problems.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { RecordFiles } from './records/record-files.ts'
import type { Registry } from './records/registry.ts'
import type { SerializedAnswer } from './serialized-answer.ts'
import type { Staff } from './tables.ts'

/** Makes these records live, or whatever has changed in any of them; rejects with a readable reason. */
export type Build = (records?: readonly string[]) => Promise<unknown>

/** The context of the desk's calls. */
export type Desk = Kernel & {
  readonly passwords: PasswordHasher
  readonly mailer: Mailer
  /** The published records. */
  readonly records: () => Manifest
  readonly files: RecordFiles
  readonly registry: Registry
  readonly problems: ProblemCounter
  readonly pictures: Pictures
  /** Undefined if this server does not build. */
  readonly build: Build | undefined
  readonly log: Log
  /** A text for players, in their language. */
  readonly textOf: (id: string, locale: string) => string
  /** The country of an IP address, if known. */
  readonly countryOf: (ip: string) => string | undefined
  /** A sample of the requests of visitors. */
  readonly recentRequests: () => Promise<readonly SampledRequest[]>
}

/** The staff member who calls, if the call needs a session. */
type StaffOf<Name extends StaffCallName> = (typeof staffCalls)[Name]['role'] extends StaffRole ? Staff : undefined

type Who<Name extends StaffCallName> = { readonly staff: StaffOf<Name> }

/** Handler of a staff call. */
export type Handler<Name extends StaffCallName> = CallHandler<Desk, StaffCalls[Name], Who<Name>, SerializedAnswer>
