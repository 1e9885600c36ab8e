import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import schema from '../../schema/settings.schema.json' with { type: 'json' }

type Setting = { readonly description: string; readonly default?: string | number }

test('the chapter on operating lists every setting in the words of its schema', () => {
  const rows = Object.entries<Setting>(schema.properties).map(([name, { description, default: value = '' }]) => {
    return `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${description} |`
  })
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`|---|---|---|\n${rows.join('\n')}\n`)
})
