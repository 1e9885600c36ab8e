import { describe, expect, test } from 'vitest'
import type { CompiledLanding, Manifest } from '../../src/contract/index.ts'
import { revisionOf } from '../../src/registry/index.ts'
import { manifest as shipped } from '../shipped.ts'

/** The landings whose pages would be rebuilt. */
function changedBy(change: (manifest: Manifest) => void): string[] {
  const changed = structuredClone(shipped)
  change(changed)
  const before = revisionOf(shipped, JSON.stringify)
  const after = revisionOf(changed, JSON.stringify)
  const former = new Map(shipped.landings.map((landing) => [landing.slug, before(landing)]))
  return slugsOf(changed.landings.filter((landing) => after(landing) !== former.get(landing.slug)))
}

const slugsOf = (landings: readonly CompiledLanding[]) => landings.map(({ slug }) => slug)

describe('the revision of a landing', () => {
  test('stays the same if nothing has changed', () => {
    expect(changedBy(() => {})).toEqual([])
  })

  test('changes with the section of the landing, and with no other', () => {
    const id = 'casino-slot-aviator'
    const own = slugsOf(shipped.landings.filter(({ section }) => section === id))
    const changed = changedBy(({ sections }) => {
      for (const section of sections) if (section.id === id) Object.assign(section, { path: '/elsewhere' })
    })
    expect(own.length).toBeGreaterThan(0)
    expect(changed).toEqual(own)
  })

  test('changes with a dialog that the landing opens, and with no other', () => {
    const name = 'authCasino'
    const opens = ({ signIn }: CompiledLanding) => signIn.kind === 'dialog' && signIn.dialog === name
    const changed = changedBy(({ dialogs }) => {
      for (const dialog of dialogs) if (dialog.name === name) Object.assign(dialog, { width: 431 })
    })
    expect(changed).toEqual(slugsOf(shipped.landings.filter((landing) => opens(landing) || landing.slug === 'ui')))
  })

  test('of the UI kit changes with each block that it shows', () => {
    const isWheel = ({ type }: { readonly type: string }) => type === 'wheel'
    const shown = shipped.landings.find(({ blocks }) => blocks.some(isWheel))
    const changed = changedBy(({ landings }) => {
      const landing = landings.find(({ slug }) => slug === shown?.slug)
      Object.assign(landing?.blocks.find(isWheel) ?? {}, { id: 'another' })
    })
    expect(changed).toEqual(expect.arrayContaining([shown?.slug, 'ui']))
  })
})
