import { expect, test } from 'vitest'
import { blockSchema, blockTypes, partTypes } from '../../../../admin/model/schemas/block-forms.ts'
import { dialogGroup, groups } from '../../../../admin/model/schemas/groups.ts'
import { recordForm } from '../../../../admin/model/schemas/record-form.ts'
import { recordFolders } from '../../../../src/contract/index.ts'

const forms = [
  ...groups.map(({ schema }) => schema),
  dialogGroup.schema,
  ...[...blockTypes, ...partTypes].map(blockSchema),
  ...recordFolders
    .filter(({ folder }) => !['landings', 'templates', 'dialogs', 'locales'].includes(folder))
    .map(({ folder }) => recordForm(`${folder}/one.json`)),
  recordForm('site.json'),
]

/** The names, help and choices of all fields in a form. */
function wordsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(wordsIn)
  if (typeof schema !== 'object' || schema === null) return []
  const { title, description, titles = {}, properties = {}, ...rest } = schema as Record<string, object | string>
  const own = [title, description, ...Object.values(titles)].filter((words) => typeof words === 'string')
  return [...own, ...Object.values(properties).flatMap(wordsIn), ...Object.values(rest).flatMap(wordsIn)]
}

const jargon =
  /\b([Ss]lugs?|JSON|[Ss]chemas?|[Ii]ds?|file names?|npm|[Pp]ropert(y|ies)|[Rr]egular expressions?|engineers?|work tree)\b/

test('forms speak of landings, not of schemas', () => {
  expect([...new Set(forms.flatMap(wordsIn))].filter((words) => jargon.test(words))).toEqual([])
})
