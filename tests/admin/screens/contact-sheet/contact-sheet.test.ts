import { describe, expect, test } from 'vitest'
import { openTurns } from '../../../../admin/parts/frames/turns.ts'
import { chosenOf, listsOf, sheetSearchOf } from '../../../../admin/screens/contact-sheet/sheet-search.ts'

describe('the selection of a contact sheet', () => {
  test('is a list for each dimension in the address, and comes back as it was', () => {
    const lists = listsOf({ landings: 'a,b,a', sizes: 360, states: 'form,' })
    expect(lists).toEqual({ landings: ['a', 'b'], locales: [], sizes: ['360'], states: ['form'] })
    expect(listsOf(sheetSearchOf(lists))).toEqual(lists)
  })

  test('may hold the home page, which has no slug', () => {
    expect(listsOf({ landings: '' }).landings).toEqual([''])
    expect(listsOf({}).landings).toEqual([])
  })

  test('takes the first of what there is where it names nothing that is known', () => {
    const name = (one: string) => one
    expect(chosenOf(['en', 'hi'], ['xx'], name)).toEqual(['en'])
    expect(chosenOf(['en', 'hi', 'pt'], ['pt', 'en'], name)).toEqual(['en', 'pt'])
  })
})

describe('turns', () => {
  test('are taken by so many at once, the others follow in order as each one ends', () => {
    const begun: string[] = []
    const turns = openTurns(2)
    const [endA] = ['a', 'b', 'c', 'd'].map((name) => turns.take(() => begun.push(name)))
    expect(begun).toEqual(['a', 'b'])
    endA?.()
    endA?.()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  test('are not taken by who has given up waiting', () => {
    const begun: string[] = []
    const turns = openTurns(1)
    const [endA, giveUpB] = ['a', 'b', 'c'].map((name) => turns.take(() => begun.push(name)))
    giveUpB?.()
    endA?.()
    expect(begun).toEqual(['a', 'c'])
  })
})
