import * as generated from '../contract/generated/admin-call-validators.js'
import type { AdminCallName } from '../contract/index.ts'
import { inputChecks } from '../platform/input-checks.ts'

export const { checkPart, problemOfAnswer } = inputChecks<AdminCallName>(generated, 'AdminCall')
