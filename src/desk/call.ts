import type { StaffCallName, StaffCalls, staffCalls } from '../contract/calls/staff.ts'
import type { StaffRole } from '../contract/index.ts'
import type { Caller, PartOf } from '../kernel/calls/call.ts'
import type { Staff } from '../kernel/database/tables.ts'
import type { Desk } from './context.ts'
import type { WrittenAnswer } from './written-answer.ts'

type Part<Name extends StaffCallName, Key extends string> = PartOf<StaffCalls[Name], Key>

/** Who asks, where the call needs a session. */
type StaffOf<Name extends StaffCallName> = (typeof staffCalls)[Name]['role'] extends StaffRole ? Staff : undefined

export type Asked<Name extends StaffCallName> = {
  readonly query: Part<Name, 'query'>
  readonly body: Part<Name, 'body'>
  readonly caller: Caller
  readonly staff: StaffOf<Name>
}

/** What a call does. Its input was checked, and whoever asks may ask it. */
export type Handler<Name extends StaffCallName> = (
  desk: Desk,
  asked: Asked<Name>,
) => Promise<Part<Name, 'answer'> | WrittenAnswer> | Part<Name, 'answer'>

/** A call of the contract without a handler does not compile, nor a handler without a call. */
export type Handlers = { readonly [Name in StaffCallName]: Handler<Name> }
