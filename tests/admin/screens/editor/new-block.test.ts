import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blockTypes, partTypes } from '../../../../admin/model/schemas/block-forms.ts'
import { newBlock } from '../../../../admin/screens/editor/blocks/new-block.ts'
import { visitReferences } from '../../../../src/contract/index.ts'
import { validators } from '../../../../src/contract/validators.ts'

const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync('locales/en.json', 'utf8'))

describe.each([
  ['block', blockTypes],
  ['dialogBlock', partTypes],
] as const)('a new %s', (validator, types) => {
  test.each(types)('%s is complete, and its texts exist', (type) => {
    const block = newBlock(type, 'new')
    expect([validators[validator](block), validators[validator].errors ?? []]).toEqual([true, []])
    visitReferences(validator, block, ({ kind, name }) => {
      if (kind === 'message') expect(texts, name).toHaveProperty([name])
    })
  })
})

test('no part of a dialog has the type of a block: forms and names are found by type', () => {
  expect(blockTypes.filter((type) => partTypes.includes(type))).toEqual([])
})
