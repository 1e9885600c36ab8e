import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeCsv } from '../../../../admin/kit/csv/write-csv.ts'
import { prepareRows } from '../../../../admin/model/texts/rows.ts'
import { exportTexts } from '../../../../admin/parts/texts-csv/export-texts.ts'
import { importTexts } from '../../../../admin/parts/texts-csv/import-texts.ts'
import { readCsv } from '../../../../admin/parts/texts-csv/read-csv.ts'

const language = (locale: string, texts: Record<string, string>) => ({
  locale,
  texts,
  published: texts,
  hasDraft: false,
})
const locales = ['en', 'hi', 'pt']
const rows = prepareRows([
  language('en', { greeting: 'Hello {name}', rules: 'The rules' }),
  language('hi', { greeting: 'नमस्ते {name}' }),
  language('pt', { greeting: 'Olá {name}', rules: 'As regras' }),
])
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => importTexts(bytesOf(text), rows, locales)

const anyCell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', 'a', 'न', '😀') }),
)

describe('a file of cells', () => {
  test('is read as it was written, whatever the texts are', () => {
    const anyTable = fc
      .integer({ min: 2, max: 5 })
      .chain((columns) => fc.array(fc.array(anyCell, { minLength: columns, maxLength: columns }), { maxLength: 6 }))
    fc.assert(
      fc.property(anyTable, (table) => {
        const head = (table[0] ?? ['id', 'en']).map((_, column) => `column${column}`)
        expect(readCsv(writeCsv([head, ...table]))).toEqual([head, ...table])
      }),
    )
  })

  test('has no cell that a spreadsheet would compute', () => {
    fc.assert(
      fc.property(anyCell, (text) => {
        const cell = writeCsv([[text]])
          .slice(1)
          .replace(/^"/, '')
        expect(cell).not.toMatch(/^[=+\-@]/)
      }),
    )
  })

  test('begins with the mark by which spreadsheets know UTF-8', () => {
    expect([...bytesOf(writeCsv([['id']]))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  })

  test('may come back with semicolons, tabs, other line ends or without a last one', () => {
    expect(readCsv('id;en\nx;a, b\n')).toEqual([
      ['id', 'en'],
      ['x', 'a, b'],
    ])
    expect(readCsv('id\ten\rx\t"a\nb"')).toEqual([
      ['id', 'en'],
      ['x', 'a\nb'],
    ])
  })
})

describe('an import', () => {
  test('of what was exported changes nothing', () => {
    expect(read(exportTexts(rows, locales))).toEqual({ problems: [], changes: [] })
  })

  test('of any words gives these words, and those alone', () => {
    // Braces and marks belong to the message format, in which most accidents are no text.
    const anyWords = anyCell.filter((text) => text !== '' && text !== 'As regras' && !/[{}<\ud800-\udfff]/u.test(text))
    fc.assert(
      fc.property(anyWords, (words) => {
        const changed = rows.map((row) => (row.id === 'rules' ? { ...row, words: { ...row.words, pt: words } } : row))
        expect(read(exportTexts(changed, locales))).toEqual({
          problems: [],
          changes: [{ id: 'rules', locale: 'pt', before: 'As regras', after: words }],
        })
      }),
    )
  })

  test('says what each text was and will be; an empty cell changes nothing', () => {
    expect(read('id,hi,pt\nrules,नियम,\n').changes).toEqual([
      { id: 'rules', locale: 'hi', before: undefined, after: 'नियम' },
    ])
  })

  test.each([
    ['a header without ids', 'name,en\nrules,x\n', 1, 1, /must be “id”/],
    ['an unknown language', 'id,en,xx\nrules,x,y\n', 1, 3, /Unknown language “xx”/],
    ['a duplicate language', 'id,en,en\n', 1, 3, /another column “en”/],
    ['no language', 'id\nrules\n', 1, 2, /no column for a language/],
    ['an unknown id', 'id,en\nrules,x\nnonsense,x\n', 3, 1, /no text “nonsense”/],
    ['a duplicate id', 'id,en\nrules,x\nrules,y\n', 3, 1, /already in row 2/],
    ['a comma without quotes', 'id,en\nrules,Fair, and square\n', 2, 3, /has 3 cells, the header 2/],
    ['a syntax error', 'id,en,hi\ngreeting,,नमस्ते {name\n', 2, 3, /Syntax error/],
    [
      'a name that the English text does not have',
      'id,pt\ngreeting,Olá {nome}\n',
      2,
      2,
      /English text has no \{nome\}/,
    ],
  ])('is rejected with %s, by cell', (_, file, row, column, message) => {
    expect(read(file).problems).toEqual([{ row, column, message: expect.stringMatching(message) }])
  })

  test('is rejected in another encoding, at each damaged cell', () => {
    const latin = Uint8Array.from([...bytesOf('id,pt\nrules,Ol'), 0xe1, 0x0a])
    expect(importTexts(latin, rows, locales).problems).toEqual([
      { row: 2, column: 2, message: 'This is not UTF-8. Save the file again as “CSV UTF-8”.' },
    ])
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'id,pt\n'].flatMap((sign) => [sign.charCodeAt(0), 0])])
    expect(importTexts(utf16, rows, locales).problems[0]).toMatchObject({ row: 1, column: 1 })
  })

  test('may name a value that English gets in the same row', () => {
    expect(read('id,en,pt\nrules,The rules of {brand},As regras de {brand}\n').problems).toEqual([])
  })
})
