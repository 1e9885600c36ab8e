import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Loaded with `--import` before every script: the compile cache halves their start-up time, and that of the processes
// which they start; the contract is regenerated if stale. Not TypeScript, as its types would be stripped before there
// is a cache.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/node')
enableCompileCache()
await import('./codegen/contract.ts')
