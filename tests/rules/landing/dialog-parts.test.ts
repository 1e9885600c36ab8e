import { describe, expect, test } from 'vitest'
import type { CompiledDialog } from '../../../src/contract/index.ts'
import { visibleBlocks } from '../../../src/rules/landing/dialog-parts.ts'
import { manifest } from '../../shipped.ts'

const dialogOf = (slug: string): CompiledDialog => {
  const landing = manifest.landings.find((one) => one.slug === slug)
  if (!landing) throw new Error(`There is no landing ${slug}.`)
  return landing.dialog
}
const everything = ['email', 'phone', 'one-click', 'google'] as const
const typesOf = (...given: Parameters<typeof visibleBlocks>) => visibleBlocks(...given).map(({ type }) => type)

describe('the visible blocks of a dialog', () => {
  test('the form page hides side banner, currency and bonuses', () => {
    const shown = typesOf(dialogOf('reg-form'), everything)
    for (const hidden of ['side-banner', 'currency-select', 'bonus-picker'] as const)
      expect(shown).not.toContain(hidden)
    expect(shown).toContain('submit')
  })

  test('a market without one click has no tab for it, and a single method needs no tabs', () => {
    const shown = visibleBlocks(dialogOf('1win'), ['email', 'google'])
    expect(shown.map(({ type }) => type)).not.toContain('tabs')
    expect(shown.map(({ type }) => type)).not.toContain('one-click')
    expect(shown.map(({ type }) => type)).toContain('email')
  })

  test('a market without Google has no button for it', () => {
    expect(typesOf(dialogOf('aviator-google'), ['email', 'phone', 'one-click'])).not.toContain('google')
  })

  test('if the initial tab is not allowed, the next one opens', () => {
    const dialog = dialogOf('wheel-of-fortune-audio')
    const narrowed = visibleBlocks({ ...dialog, blocks: dialog.blocks.map(withThreeTabs) }, ['email', 'one-click'])
    expect(narrowed.find(({ type }) => type === 'tabs')).toMatchObject({
      tabs: ['email', 'one-click'],
      initial: 'email',
    })
  })
})

const withThreeTabs = (block: CompiledDialog['blocks'][number]): CompiledDialog['blocks'][number] =>
  block.type === 'tabs' ? { ...block, tabs: ['phone', 'email', 'one-click'], initial: 'phone' } : block
