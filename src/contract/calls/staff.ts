export { type StaffCallName, type StaffCalls, staffCalls } from '../generated/calls/staff.ts'
