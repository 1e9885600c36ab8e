import * as generated from '../contract/generated/call-validators.js'
import type { CallName } from '../contract/index.ts'
import { inputChecks } from './input-checks.ts'

export const { checkPart, problemOfAnswer } = inputChecks<CallName>(generated, 'Call')
