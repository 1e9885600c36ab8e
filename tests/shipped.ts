import { loadRegistry } from '../src/registry/files/load-registry.ts'
import { compile } from '../src/registry/index.ts'

/** The shipped records, compiled once for all test files of a worker. Nobody may change them. */
export const sources = loadRegistry(['pages.config'], 'locales')

const compilation = compile(sources)
export const { diagnostics } = compilation
if (!compilation.manifest) throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'))
export const { manifest } = compilation
