import { expect, test } from 'vitest'
import { picturesOf, shownPictures } from '../../src/main-site/renderer/own-pictures.ts'
import { compile } from '../../src/registry/index.ts'
import { loadOver } from '../records/registry.ts'

const asset = (id: string) => ({
  ...{ id, alternative: 'game.aviator', licence: '© 2026 Asha Rao', content: 'a'.repeat(32) },
  ...{ width: 600, height: 400, weight: 9000 },
})
const text = (record: string, value: object) => ({ file: record, record, text: JSON.stringify(value) })

test('the main site shows the own pictures of its records, and not those of landings', () => {
  const sources = loadOver()
  const section = sources.find(({ record }) => record === 'sections/home.json')
  const home = JSON.parse(section && 'text' in section ? section.text : '{}')
  const { manifest } = compile([
    ...sources.filter((source) => source !== section),
    text('sections/home.json', { ...home, icon: 'own:shown' }),
    text('assets/shown.json', asset('shown')),
    text('assets/landed.json', asset('landed')),
    text('landings/offer.json', { slug: 'offer', extends: 'base', shareImage: 'own:landed' }),
  ])
  if (!manifest) throw new Error('The records have errors.')
  expect(shownPictures(manifest).map(({ id }) => id)).toEqual(['shown'])
  expect(picturesOf(manifest).pictures?.['own:shown']).toMatchObject({
    address: `${manifest.site.basePath}assets/own/${'a'.repeat(32)}`,
    widths: [180, 360, 600],
  })
})
