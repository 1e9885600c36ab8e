import type { VerificationCallName } from '../../contract/calls/verification.ts'
import type { Limits } from '../../kernel/limits/limit.ts'

const hour = 3_600_000

export const limits: Limits<VerificationCallName> = {
  // A document is work and takes room; an address may be shared by a household or a network.
  'send-document': {
    name: 'send-document',
    rules: [
      { by: 'account', times: 40, window: hour },
      { by: 'ip', times: 400, window: hour },
    ],
  },
}
