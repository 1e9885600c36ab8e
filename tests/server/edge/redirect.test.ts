import { globSync, readFileSync } from 'node:fs'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { redirect } from '../../../src/server/edge/redirect.ts'
import type { ServedSite } from '../../../src/server/edge/served-site.ts'
import { writeBuild } from './served.ts'

const manifest = JSON.parse(readFileSync(`${writeBuild()}/manifest.json`, 'utf8'))
const served: Pick<ServedSite, 'site'> = { site: manifest.site }
const { mainSite } = served.site.hosts

async function locationOf(address: string): Promise<unknown> {
  const app = fastify()
  onTestFinished(() => app.close())
  app.get('/', (_, reply) => redirect(reply, served, address))
  const { statusCode, headers } = await app.inject({ url: '/' })
  return headers.location ?? statusCode
}

test.each([
  ['/a?b=c#d', '/a?b=c#d'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  [`https://${mainSite}/a`, `https://${mainSite}/a`],
])('%s leads to %s', async (address, location) => {
  expect(await locationOf(address)).toBe(location)
})

test.each([
  '//evil.example',
  '\\\\evil.example',
  '/a/..//evil.example',
  '/a/..\\..\\\\evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  `http://${mainSite}/`,
  `https://${mainSite}:8443/`,
  'javascript:alert(1)',
])('%s is refused', async (address) => {
  expect(await locationOf(address)).toBe(500)
})

test('no other code sets a location', () => {
  const files = globSync('src/{server,services,kernel,desk}/**/*.ts')
  const setters = files.filter((file) => /\.redirect\(|header\('location'/.test(readFileSync(file, 'utf8')))
  expect(setters).toEqual(['src/server/edge/redirect.ts'])
})
