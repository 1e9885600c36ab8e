import { describe, expect, test } from 'vitest'
import { prepareRows } from '../../../../admin/screens/catalogue/find/rows.ts'
import { draftsAmong } from '../../../../admin/screens/catalogue/selection/drafts-among.ts'
import { selection, splitSelection } from '../../../../admin/screens/catalogue/selection/selection.ts'
import { landing } from './landing.ts'

const { moved, toggled, extended, replaced } = selection.actions
const shown = ['a', 'b', 'c', 'd', 'e']
const to = (slug: string) => extended({ to: slug, shown })

function having(...actions: Parameters<typeof selection.reducer>[1][]) {
  return actions.reduce(selection.reducer, selection.getInitialState())
}

describe('the selection', () => {
  test('Shift extends from where the row was moved to, and shrinks on the way back', () => {
    expect(having(moved('b'), to('c'), to('d')).selected).toEqual(['b', 'c', 'd'])
    expect(having(moved('b'), to('d'), to('c')).selected).toEqual(['b', 'c'])
    expect(having(moved('c'), to('e'), to('a')).selected).toEqual(['a', 'b', 'c'])
  })

  test('a range is added to what was selected one by one', () => {
    expect(having(toggled('a'), moved('c'), to('d')).selected).toEqual(['a', 'c', 'd'])
  })

  test('moving selects nothing, and Space takes back what it gave', () => {
    expect(having(moved('b')).selected).toEqual([])
    expect(having(toggled('b'), toggled('b')).selected).toEqual([])
  })

  test('a range that began at a row which is no longer shown begins anew', () => {
    expect(having(moved('gone'), to('c')).selected).toEqual(['c'])
  })

  test('what the filter hides is told apart', () => {
    const { selected } = having(replaced(['a', 'x', 'b']))
    expect(splitSelection(selected, new Set(shown))).toEqual({ visible: ['a', 'b'], hidden: ['x'] })
  })

  test('only what is not as published may be published, each record once', () => {
    const rows = prepareRows([
      landing('a', { state: 'changed' }),
      landing('b'),
      landing('c', { state: 'broken', record: 'collections/matches.json' }),
      landing('d', { state: 'broken', record: 'collections/matches.json' }),
      landing('e', { state: 'changed' }),
    ])
    expect(draftsAmong(rows, ['a', 'b', 'c', 'd'])).toEqual(['landings/a.json', 'collections/matches.json'])
  })
})
