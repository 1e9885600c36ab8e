import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { completeSchemas } from '../../scripts/codegen/complete.ts'
import { recordKinds } from '../../scripts/codegen/record-kinds.ts'
import { type JsonSchema, readSchemas } from '../../scripts/codegen/schemas.ts'
import { isRecordName, recordFolders, recordKind, schemaOf } from '../../src/contract/index.ts'

const schemas = readSchemas()
const note = (record?: object): JsonSchema => ({
  title: 'Note',
  ...(record && { record }),
  properties: { id: { pattern: '^[a-z]+$' } },
})
const withNote = (record?: object) => new Map([...schemas, ['records/note.schema.json', note(record)]])

describe('the kinds of records', () => {
  test('a kind defines the folders of its records', () => {
    const kinds = recordKinds(withNote({ folders: { 'short-notes': 'Notes' }, key: 'id' }))
    expect(kinds.map(({ kind }) => kind)).toContain('note')
    expect(kinds.find(({ kind }) => kind === 'note')).toMatchObject({
      noun: 'note',
      list: 'shortNotes',
      compiled: false,
    })
    expect(() => recordKinds(withNote())).toThrow(
      'schema/records/note.schema.json must define the folder of its records under "record"',
    )
  })

  test('no two kinds share a folder', () => {
    expect(() => recordKinds(withNote({ folders: { themes: 'Notes' }, key: 'id' }))).toThrow('the folder "themes"')
  })

  test('a name that is not a valid file name is rejected when the schema is read', () => {
    expect(() => completeSchemas(withNote({ folders: { notes: 'Notes' }, key: 'name' }))).toThrow(
      'schema/records/note.schema.json must define a pattern from ^ to $ for "name"',
    )
  })

  test('the manifest contains the list of the kind, and record names may be of this kind', () => {
    const complete = completeSchemas(withNote({ folders: { notes: 'Notes' }, key: 'id' }))
    const { required } = complete.get('compiled/manifest.schema.json') as { required: string[] }
    expect(required).toEqual([
      'version',
      'site',
      'landings',
      'dialogs',
      'themes',
      'markets',
      'sections',
      'bonusPresets',
      'paymentMethods',
      'sports',
      'marketTypes',
      'competitions',
      'moneyPolicies',
      'studios',
      'gameCategories',
      'games',
      'articles',
      'redirects',
      'assets',
      'notes',
    ])
    const { pattern } = complete.get('shared/record-name.schema.json') as { pattern: string }
    expect(
      ['notes/a.json', 'notes/A.json', 'notes/a/b.json'].map((name) => new RegExp(pattern, 'u').test(name)),
    ).toEqual([true, false, false])
  })
})

describe('the name of a record', () => {
  test.each([
    ['site.json', 'site'],
    ['landings/world-cup/terms.json', 'landing'],
    ['templates/base.json', 'landing'],
    ['bonus-presets/welcome.json', 'bonus-preset'],
    ['locales/hin.json', 'messages'],
    ['elsewhere/a.json', undefined],
    ['site.json/a.json', undefined],
    ['landings.json', undefined],
    ['constructor/a.json', undefined],
    ['landings/a.md', undefined],
  ])('%s determines its kind', (record, kind) => {
    expect(recordKind(record)).toBe(kind)
  })

  test('is never empty', () => {
    const nameless = recordFolders.flatMap(({ folder }) => [`${folder}/.json`, `${folder}/`, folder])
    expect(nameless.filter(isRecordName)).toEqual([])
  })
})

describe('editors find the schema of a record', () => {
  test('in the shipped records', () => {
    const records = globSync('**/*.json', { cwd: 'pages.config' })
    const stated = records.map((record) => [record, JSON.parse(readFileSync(`pages.config/${record}`, 'utf8')).$schema])
    expect(stated).toEqual(records.map((record) => [record, schemaOf(record)]))
  })

  test('in the editor settings of the project', () => {
    const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
    const named = settings['json.schemas'].flatMap(({ fileMatch, url }: { fileMatch: string[]; url: string }) =>
      fileMatch.map((pattern) => [pattern, url]),
    )
    const kindOf = (pattern: string) => recordKind(pattern.replace('pages.config/', '').replaceAll('*', 'a'))
    expect(named).toEqual(
      named.map(([pattern]: [string]) => [pattern, `./schema/records/${kindOf(pattern)}.schema.json`]),
    )
  })
})
