import { workerData } from 'node:worker_threads'
import { bundle } from './bundle.ts'

await bundle(workerData as string, true)
