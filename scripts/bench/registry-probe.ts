import { appendFileSync } from 'node:fs'
import { baselineOf } from '../../src/registry/files/baseline.ts'
import { checkChanged } from '../../src/registry/files/check-landings.ts'
import { indexFiles } from '../../src/registry/files/file-index.ts'
import { listRegistry } from '../../src/registry/files/list-files.ts'
import { readSource } from '../../src/registry/files/read-source.ts'
import { compile } from '../../src/registry/index.ts'

export type RegistryProbe = {
  readonly read: number
  readonly compile: number
  readonly recheck: number
  readonly megabytes: number
}

/** Measured in a process of its own, so runs share neither memory nor JIT-compiled code. */
function probe(folder: string): RegistryProbe {
  const files = listRegistry([folder], 'locales')
  const started = performance.now()
  const sources = files.map(readSource)
  const read = performance.now()
  const { diagnostics, manifest, outline } = compile(sources)
  const compiled = performance.now()
  if (!manifest || !outline || diagnostics.length > 0) throw new Error('The generated records have problems.')
  const megabytes = process.memoryUsage().rss / 1e6

  const baseline = baselineOf(files, manifest.landings.length, outline)
  const changed = files.find(({ record }) => record === 'landings/campaign-1000.json') ?? files[0]
  if (!changed) throw new Error('No generated record was found to change.')
  appendFileSync(changed.path, '\n')
  const changing = performance.now()
  const again = checkChanged(indexFiles(files), [changed.record], baseline, readSource)
  const rechecked = performance.now()
  if (again?.diagnostics.length !== 0) throw new Error('The re-check found problems or was not possible.')
  return {
    read: (read - started) / 1000,
    compile: (compiled - read) / 1000,
    recheck: (rechecked - changing) / 1000,
    megabytes,
  }
}

console.log(JSON.stringify(probe(process.argv[2] ?? '')))
