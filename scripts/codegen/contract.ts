import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf, projectRoot } from './digest.ts'
import { drawnFolder } from './drawn.ts'

const generatedDir = path.join(projectRoot, 'src/contract/generated')

/**
 * Writes src/contract/generated/ if a schema has changed. Scripts load this before they use the contract, so it is
 * never stale.
 */
export async function ensureContract(): Promise<void> {
  const digest = digestOf('schema', 'scripts/codegen', 'package.json', drawnFolder)
  const stampFile = path.join(generatedDir, 'digest')
  if (readIfPresent(stampFile) === digest) return
  const [
    { callFamilies },
    { loadSchemas },
    { generateTypes },
    { generateCallValidators, generateValidators },
    { generateCalls },
    { generateFormSchemas },
    { generateReferences },
    { generateInternals },
    { generateRecordKinds },
    { generateIconNames },
    { generatePatterns },
    { generateChoices },
  ] = await Promise.all([
    import('./schemas.ts'),
    import('./load-schemas.ts'),
    import('./types.ts'),
    import('./validators.ts'),
    import('./calls.ts'),
    import('./form-schemas.ts'),
    import('./references.ts'),
    import('./internals.ts'),
    import('./record-kinds.ts'),
    import('./icons.ts'),
    import('./patterns.ts'),
    import('./choices.ts'),
  ])
  const schemas = loadSchemas()
  const [types, validators] = await Promise.all([generateTypes(schemas), generateValidators(schemas)])
  mkdirSync(path.join(generatedDir, 'calls'), { recursive: true })
  write('types.ts', types)
  write('validators.js', validators.code)
  write('validators.d.ts', validators.types)
  for (const family of callFamilies(schemas)) {
    const { code, types } = await generateCallValidators(schemas, family)
    write(`calls/${family}.ts`, generateCalls(schemas, family))
    write(`calls/${family}-validators.js`, code)
    write(`calls/${family}-validators.d.ts`, types)
  }
  write('form-schemas.ts', generateFormSchemas(schemas))
  write('references.ts', generateReferences(schemas))
  write('internals.ts', generateInternals(schemas))
  write('record-kinds.ts', generateRecordKinds(schemas))
  write('icon-names.ts', generateIconNames())
  write('patterns.ts', generatePatterns(schemas))
  write('choices.ts', generateChoices(schemas))
  writeFileSync(stampFile, digest)
}

function write(name: string, text: string): void {
  writeFileSync(path.join(generatedDir, name), text)
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

await ensureContract()
