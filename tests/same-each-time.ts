import fc from 'fast-check'
import { isLong } from './machine.ts'

// Each commit sees the same values, so a failure is its own. Nightly, they are new ones.
if (!isLong) fc.configureGlobal({ seed: 1 })
