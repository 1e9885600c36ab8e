import { enableCompileCache } from 'node:module'

// Loaded with `--import` before every script: the compile cache halves their start-up time, and the contract is
// regenerated if stale.
enableCompileCache('node_modules/.cache/node')
await import('./codegen/contract.ts')
