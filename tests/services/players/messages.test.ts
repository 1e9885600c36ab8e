import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../src/server/settings.ts'
import { linkMessage } from '../../../src/services/players/messages.ts'
import type { Players } from '../../../src/services/players/players.ts'
import { records } from '../test-services.ts'

type Sender = { readonly HOST?: string; readonly PORT?: string; readonly PUBLIC_URL?: string; readonly mode?: 'live' }

function linkFrom({ mode, ...environment }: Sender): string {
  const players = {
    records: () => ({ ...records, site: { ...records.site, ...(mode && { mode }) } }),
    settings: readSettings(environment),
    textOf: (id: string) => id,
  } as Partial<Players> as Players
  const recipient = { to: 'a@example.com', token: 'secret', locale: 'hi', landing: '1win' }
  return /^http.*$/m.exec(linkMessage(players, 'recover', recipient).text)?.[0] ?? ''
}

describe('the link of a message leads to a server that exists', () => {
  const place = '/new-promo-ipl/hi/1win#recover=secret'
  test.each([
    ['a demonstration', {}, `http://localhost:4173${place}`],
    ['one on all addresses of its machine', { HOST: '0.0.0.0', PORT: '8080' }, `http://localhost:8080${place}`],
    ['one on all IPv6 addresses', { HOST: '::' }, `http://localhost:4173${place}`],
    ['one on an IPv6 address', { HOST: '::1' }, `http://[::1]:4173${place}`],
    ['one with a public address', { PUBLIC_URL: 'https://play.example' }, `https://play.example${place}`],
    ['a live site', { mode: 'live' }, `https://www.powerplay.example${place}`],
    [
      'a live site with a public address',
      { mode: 'live', PUBLIC_URL: 'https://play.example' },
      `https://play.example${place}`,
    ],
  ] as const)('%s', (_, sender, link) => {
    expect(linkFrom(sender)).toBe(link)
  })
})
