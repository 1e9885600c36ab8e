import { readFileSync } from 'node:fs'
import type { Manifest } from '../../src/contract/index.ts'
import { validators } from '../../src/contract/validators.ts'
import { listRegistry } from '../../src/registry/files/list-files.ts'
import { readSource } from '../../src/registry/files/read-source.ts'
import { compile } from '../../src/registry/index.ts'

export type RegistryFloor = { readonly validated: number }

/** What a check takes that only has ajv validate: each landing's file, and the whole landing that it makes with what it extends. */
function measureFloor(folder: string): RegistryFloor {
  const files = listRegistry([folder], 'locales')
  const landings = compile(files.map(readSource)).manifest?.landings ?? []
  const own = files.filter(({ record }) => record.startsWith('landings/'))
  const texts = own.map(({ path }) => readFileSync(path, 'utf8'))
  const started = performance.now()
  if (!texts.every((text) => validators.landing(JSON.parse(text)))) throw new Error('A generated record is invalid.')
  if (!landings.every(isWhole)) throw new Error('A generated landing is invalid.')
  return { validated: (performance.now() - started) / 1000 }
}

const isWhole = (landing: Manifest['landings'][number]): boolean =>
  validators.compiledLanding(landing) &&
  landing.blocks.every((block) => validators.block(block)) &&
  (landing.dialog?.blocks ?? []).every((block) => validators.dialogBlock(block))

console.log(JSON.stringify(measureFloor(process.argv[2] ?? '')))
