import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

// Every thread reads TypeScript with a WebAssembly module that Node brings. V8 replaces what connects such a module to
// JavaScript by something quicker after a thousand calls, and has been seen to abort the whole process over that while
// other threads came and went: it is left as it is.
setFlagsFromString(`--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`)

export const startThread = (file: URL, options: WorkerOptions): Worker => new Worker(file, options)
