import type { PlayerCallName } from '../../contract/calls/player.ts'
import * as generated from '../../contract/generated/calls/player-validators.js'
import { inputChecks } from '../../kernel/calls/input-checks.ts'

export const { checkPart, problemOfAnswer } = inputChecks<PlayerCallName>(generated)
