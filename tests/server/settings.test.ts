import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import schema from '../../schema/settings.schema.json' with { type: 'json' }
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'

type Setting = { readonly description: string; readonly default?: string | number }

test('the chapter on operating lists every setting in the words of its schema', () => {
  const rows = Object.entries<Setting>(schema.properties).map(([name, { description, default: value = '' }]) => {
    return `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${description} |`
  })
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`|---|---|---|\n${rows.join('\n')}\n`)
})

test.each(['127.0.0.1, 10.0.0.0/8', ' ::1 ,fe80::/10,, loopback ', ''])(
  'TRUST_PROXY="%s" starts a server',
  async (TRUST_PROXY) => {
    const settings = readSettings({ TRUST_PROXY, OUT_DIR: '/nowhere', PLATFORM: 'off', LOG_LEVEL: 'silent' })
    const app = await createApp(settings)
    await app.close()
  },
)

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1/8/8', '127.0.0.1 10.0.0.1', '::ffff:10.0.0.1/64'])(
  'TRUST_PROXY="%s" is refused in one line',
  (range) => {
    expect(() => readSettings({ TRUST_PROXY: `127.0.0.1,${range}` })).toThrow(
      `Invalid settings: TRUST_PROXY contains "${range}", which is not an IP address or a range such as 10.0.0.0/8.`,
    )
  },
)
