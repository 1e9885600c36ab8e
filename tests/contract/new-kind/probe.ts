import { recordSchema } from '../../../admin/model/schemas/record-schema.ts'
import { isRecordName, namedFolders, schemaOf } from '../../../src/contract/index.ts'
import { createRegistryState } from '../../../src/desk/records/registry-state.ts'
import { loadRegistry } from '../../../src/registry/files/load-registry.ts'
import { compile } from '../../../src/registry/index.ts'
import { openLandingCompiler } from '../../../src/registry/one-landing.ts'

// Prints, as JSON, how each part of the program handles the records in these folders. Run in a copy of the project.
const [record = '', ...folders] = process.argv.slice(2)
const sources = loadRegistry(folders, 'locales')
const library: object = openLandingCompiler(sources)?.library ?? {}
const desk = createRegistryState(folders.at(-1) ?? '', 'locales')

const namesIn = (list: unknown): unknown[] => (list instanceof Map || list instanceof Set ? [...list.keys()] : [])

console.log(
  JSON.stringify({
    manifest: compile(sources).manifest,
    library: Object.fromEntries(Object.entries(library).map(([name, list]) => [name, namesIn(list)])),
    known: Object.fromEntries(
      Object.entries('known' in library ? Object(library.known) : {}).map(([kind, names]) => [kind, namesIn(names)]),
    ),
    folders: namedFolders,
    form: Object.keys(Object(recordSchema(record)['properties'])),
    isName: isRecordName(record),
    schema: schemaOf(record),
    desk: desk.library().records.map((one) => one.record),
  }),
)
