import { serveOperations } from '../../kernel/worker-process.ts'
import { createRegistryState } from './registry-state.ts'

const [pagesDir = '', localesDir = ''] = process.argv.slice(2)

serveOperations(createRegistryState(pagesDir, localesDir))
