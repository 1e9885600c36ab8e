import { lookAhead } from './check/look-ahead.ts'

// What checks the records takes about as long to load as a thread takes to look at all their files.
const looked = lookAhead(process.argv.slice(2))
const { runCheck } = await import('./check/run-check.ts')
await runCheck(looked)
