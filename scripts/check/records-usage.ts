import { recordKindNames, recordKinds } from '../../src/contract/index.ts'

/** Where the records of each kind are, and the schema that defines them. */
export const recordsUsage = recordKindNames
  .flatMap((kind) => {
    const { file, folders } = recordKinds[kind]
    const places = file ? [file] : Object.keys(folders).map((folder) => `${folder}/`)
    return places.map((place) => `  ${place.padEnd(15)} schema/records/${kind}.schema.json`)
  })
  .join('\n')
