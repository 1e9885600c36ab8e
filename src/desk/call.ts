import type { StaffCallName, StaffCalls, staffCalls } from '../contract/calls/staff.ts'
import type { StaffRole } from '../contract/index.ts'
import type { Handler as CallHandler } from '../kernel/calls/call.ts'
import type { Desk } from './context.ts'
import type { Staff } from './tables.ts'
import type { WrittenAnswer } from './written-answer.ts'

/** Who asks, where the call needs a session. */
type StaffOf<Name extends StaffCallName> = (typeof staffCalls)[Name]['role'] extends StaffRole ? Staff : undefined

type Who<Name extends StaffCallName> = { readonly staff: StaffOf<Name> }

/** What a call does. Its input was checked, and whoever asks may ask it. */
export type Handler<Name extends StaffCallName> = CallHandler<Desk, StaffCalls[Name], Who<Name>, WrittenAnswer>

/** A call of the contract without a handler does not compile, nor a handler without a call. */
export type Handlers = { readonly [Name in StaffCallName]: Handler<Name> }
