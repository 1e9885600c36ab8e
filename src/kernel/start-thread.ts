import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

// Each thread strips TypeScript types with a WebAssembly module. After a thousand calls V8 replaces the module's
// JavaScript wrappers by compiled ones, which has aborted the whole process when threads were starting and ending at
// the same time. A huge budget disables that replacement.
setFlagsFromString(`--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`)

export const startThread = (file: URL, options: WorkerOptions): Worker => new Worker(file, options)
