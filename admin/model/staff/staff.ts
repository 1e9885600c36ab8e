import { createContext, use } from 'react'
import type { StaffCallName } from '../../../src/contract/calls/staff.ts'
import type { Answer } from '../../api/ask.ts'
import { mayCall } from './may.ts'

export type Staff = Answer<'session'>['staff']

/** The member of staff who is signed in. */
export const StaffContext = createContext<Staff | undefined>(undefined)

export function useStaff(): Staff {
  const staff = use(StaffContext)
  if (!staff) throw new Error('This screen is rendered outside of <SignedIn>.')
  return staff
}

export function useMayCall(call: StaffCallName): boolean {
  return mayCall(useStaff().role, call)
}
