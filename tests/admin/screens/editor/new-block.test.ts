import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockTypes } from '../../../../admin/model/schemas/groups.ts'
import { newBlock } from '../../../../admin/screens/editor/blocks/new-block.ts'
import { visitReferences } from '../../../../src/contract/index.ts'
import { validators } from '../../../../src/contract/validators.ts'

const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync('locales/en.json', 'utf8'))

test.each(blockTypes)('a new %s is complete, and its texts exist', (type) => {
  const block = newBlock(type, 'new')
  expect([validators.block(block), validators.block.errors ?? []]).toEqual([true, []])
  visitReferences('block', block, ({ kind, name }) => {
    if (kind === 'message') expect(texts, name).toHaveProperty([name])
  })
})
