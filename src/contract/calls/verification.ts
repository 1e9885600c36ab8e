export {
  type VerificationCallName,
  type VerificationCalls,
  verificationCalls,
} from '../generated/calls/verification.ts'
