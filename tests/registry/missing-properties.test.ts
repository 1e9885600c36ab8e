import { describe, expect, test } from 'vitest'
import { compile } from '../../src/registry/index.ts'
import { withLanding } from '../records/registry.ts'

const bare = { slug: 'bare', kind: 'template', title: 'page.title' }
const template = { file: 'templates/bare.json', record: 'templates/bare.json', text: JSON.stringify(bare) }

const problemsOf = (landing: object) =>
  compile([...withLanding({ slug: 'offer', ...landing }), template]).diagnostics.map(
    ({ code, message }) => `${code}: ${message}`,
  )

describe('a property that a landing lacks', () => {
  test('is reported once: a dialog or bonus that does not exist is not missing as well', () => {
    expect(problemsOf({ extends: 'aviator-1', dialog: { name: 'Registre' }, bonus: { preset: 'welcom' } })).toEqual([
      'unknown-dialog: There is no dialog "Registre".',
      'unknown-bonus-preset: There is no bonus preset "welcom".',
    ])
  })

  test('is reported if neither the landing nor its ancestors set it', () => {
    const problems = problemsOf({ extends: 'bare', dialog: { name: 'Registre' } })
    expect(problems).toContain(
      'missing-property: "bonus" is missing: neither this record nor any record that it extends sets it.',
    )
    expect(problems.filter((problem) => problem.includes('"dialog"'))).toEqual([])
  })

  test('is reported without ancestors if the record extends nothing', () => {
    const problems = problemsOf({ dialog: { name: 'Registre' } })
    expect(problems).toContain('missing-property: "bonus" is missing.')
    expect(problems).toContain('unknown-dialog: There is no dialog "Registre".')
    expect(problems.filter((problem) => problem.includes('"dialog"'))).toEqual([])
  })

  test('is reported without ancestors if it is missing in a block', () => {
    const problems = problemsOf({
      extends: 'aviator-1',
      blocks: [
        { id: 'hero', type: 'hero' },
        { id: 'footer', type: 'footer' },
      ],
    })
    expect(problems).toContain('missing-property: "headline" is missing.')
  })
})
