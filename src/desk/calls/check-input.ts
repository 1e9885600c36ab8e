import type { StaffCallName } from '../../contract/calls/staff.ts'
import * as generated from '../../contract/generated/calls/staff-validators.js'
import { inputChecks } from '../../kernel/calls/input-checks.ts'

export const { checkPart, problemOfAnswer } = inputChecks<StaffCallName>(generated)
