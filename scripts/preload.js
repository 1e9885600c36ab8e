import { enableCompileCache } from 'node:module'

// Loaded with `--import` before every script: the compile cache halves their start-up time, and the contract is
// regenerated if stale. Not TypeScript, as its types would be stripped before there is a cache.
enableCompileCache('node_modules/.cache/node')
await import('./codegen/contract.ts')
