import { describe, expect, test } from 'vitest'
import { recordSchema } from '../../../../admin/model/schemas/record-schema.ts'
import { completeAt, type Known } from '../../../../admin/screens/editor/json/complete.ts'

const known: Known = {
  schema: recordSchema('landings/a.json'),
  typeOfBlock: (block) => (block === 'hero' || block === 0 ? 'hero' : undefined),
  choicesOf: (kind) => (kind === 'theme' ? [{ name: 'jetx', hint: 'sky' }, { name: 'neon' }] : []),
}

/** What is offered where | stands. */
function offered(marked: string): string[] {
  const offset = marked.indexOf('|')
  return completeAt(marked.replace('|', ''), offset, known)?.options.map(({ label }) => label) ?? []
}

describe('the JSON of a record is completed', () => {
  test.for([
    ['a property', '{ "slug": "a", "the| }', ['"theme"', '"market"'], ['"slug"']],
    [
      'a property inside of another',
      '{ "bonus": { "preset": "x", "| } }',
      ['"currency"', '"category"'],
      ['"preset"', '"theme"'],
    ],
    ['what there is to be named', '{ "theme": "|" }', ['"jetx"', '"neon"'], []],
    ['a value of a list', '{ "bonus": { "category": | } }', ['"casino"'], []],
    ['yes or no', '{ "loadingOverlay": | }', ['true', 'false'], []],
    ['a property of a block', '{ "blocks": [{ "id": "hero", "type": "hero", "| }] }', ['"headline"'], ['"id"']],
    ['a change to a block', '{ "blockChanges": { "hero": { "| } } }', ['"headline"', '"layout"'], ['"theme"']],
  ] as const)('with %s', ([, marked, some, none]) => {
    const labels = offered(marked)
    expect(labels).toEqual(expect.arrayContaining([...some]))
    for (const label of none) expect(labels).not.toContain(label)
  })

  test('with what the form calls each value', () => {
    const marked = '{ "registrationType": | }'
    const options = completeAt(marked.replace('|', ''), marked.indexOf('|'), known)?.options
    expect(options?.[1]).toEqual({ label: '2', detail: 'Phone and e-mail together' })
  })

  test('from the quotation mark on that was typed', () => {
    const text = '{ "theme": "je" }'
    expect(completeAt(text, text.indexOf('je') + 2, known)?.from).toBe(text.indexOf('"je'))
  })

  test('with nothing where nobody knows', () => {
    expect(offered('{ "notes": "|" }')).toEqual([])
    expect(offered('{ "blocks": [{ "id": "x" }, { "| }] }')).toEqual([])
  })
})
