import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBlock, arrangedBlocks, moveBlock, putBack, removeBlock } from '../../../admin/model/record/arrangement.ts'
import type { Effective } from '../../../src/registry/one-landing.ts'
import { type Own, reset, stateBlock } from '../../../src/registry/overrides/overrides.ts'

const pageOf = (...ids: string[]) => ({ blocks: ids.map((id) => ({ id, type: 'steps' })) }) as unknown as Effective
const blockOf = (id: string) => ({ id, type: 'steps' }) as never
const inherited = pageOf('hero', 'game', 'steps', 'footer')
const own: Own = { slug: 'offer', extends: 'crash' }
const orderOf = (record: Own, page = inherited) => arrangedBlocks(record, page, {}).map(({ block }) => block.id)

describe('a landing that extends another', () => {
  test('states the place of a block that is moved, and nothing once it is back', () => {
    const moved = moveBlock(own, inherited, 'game', 0)
    expect(moved).toEqual({ ...own, blockPlaces: [{ id: 'game' }] })
    expect(orderOf(moved)).toEqual(['game', 'hero', 'steps', 'footer'])
    expect(moveBlock(moved, inherited, 'game', 1)).toEqual(own)
    expect(putBack(moved, inherited, 'game')).toEqual(own)
  })

  test('states an added block and its place, and what is changed in it', () => {
    const added = addBlock(own, inherited, blockOf('games'), 1)
    const places = [{ id: 'games', after: 'hero' }]
    expect(added).toEqual({ ...own, addedBlocks: [blockOf('games')], blockPlaces: places })
    const changed = stateBlock(added, inherited, { id: 'games', type: 'hero' } as never)
    expect(changed).toEqual({ ...own, addedBlocks: [{ id: 'games', type: 'hero' }], blockPlaces: places })
    expect(removeBlock(changed, inherited, 'games')).toEqual(own)
  })

  test('leaves an inherited block out, which keeps its place and can be taken back', () => {
    const without = removeBlock(own, inherited, 'game')
    expect(without).toEqual({ ...own, blockChanges: { game: null } })
    expect(arrangedBlocks(without, inherited, {}).map(({ isLeftOut }) => isLeftOut)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(reset(without, ['blocks', 'game'])).toEqual(own)
  })

  test('gets what is added to the other one later', () => {
    const moved = addBlock(moveBlock(own, inherited, 'steps', 0), inherited, blockOf('games'), 2)
    expect(orderOf(moved)).toEqual(['steps', 'hero', 'games', 'game', 'footer'])
    expect(orderOf(moved, pageOf('hero', 'jackpot', 'game', 'steps', 'footer'))).toEqual([
      'steps',
      'hero',
      'games',
      'jackpot',
      'game',
      'footer',
    ])
  })

  test('comes to the wanted order after any number of moves, additions and removals', () => {
    const act = fc.record({ kind: fc.constantFrom('move', 'add', 'remove'), from: fc.nat(9), to: fc.nat(9) })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let record = own
        acts.forEach(({ kind, from, to }, index) => {
          const before = orderOf(record)
          const id = before[from % before.length] ?? ''
          const at = to % before.length
          if (kind === 'move') {
            record = moveBlock(record, inherited, id, at)
            expect(orderOf(record)).toEqual(before.filter((one) => one !== id).toSpliced(at, 0, id))
          } else if (kind === 'add') {
            record = addBlock(record, inherited, blockOf(`new-${index}`), at)
            expect(orderOf(record)).toEqual(before.toSpliced(at, 0, `new-${index}`))
          } else {
            record = removeBlock(record, inherited, id)
            expect(orderOf(record)).toEqual(id.startsWith('new-') ? before.filter((one) => one !== id) : before)
          }
        })
      }),
    )
  })
})

test('a landing with a list of its own keeps it', () => {
  const alone = { slug: 'offer', extends: 'crash', ...pageOf('hero', 'footer') } as Own
  expect(moveBlock(alone, inherited, 'footer', 0)).toEqual({ ...alone, ...pageOf('footer', 'hero') })
  expect(addBlock(alone, inherited, blockOf('game'), 1)).toEqual({ ...alone, ...pageOf('hero', 'game', 'footer') })
  expect(removeBlock(alone, inherited, 'hero')).toEqual({ ...alone, ...pageOf('footer') })
})
