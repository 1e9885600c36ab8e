import { describe, expect, test } from 'vitest'
import { compiledLanding, withLanding } from '../records/registry.ts'

const offer = (differs: object) =>
  compiledLanding(withLanding({ slug: 'offer', extends: 'aviator-1', ...differs }), 'offer')

describe('a landing inherits what it does not set itself', () => {
  test('everything, if it sets nothing', () => {
    const { slug, path, source, ...inherited } = offer({})
    expect([slug, path, source]).toEqual(['offer', '/new-promo-ipl/offer', 'landings/offer.json'])
    expect(inherited).toMatchObject({
      param: { name: 'id' },
      theme: 'night',
      market: 'india',
      bonus: { preset: 'welcome', category: 'casino', currency: 'INR', percent: 100, amount: 20000, bonusId: 101 },
      dialog: { name: 'Register', kind: 'registration', width: 906 },
    })
  })

  test('defaults apply if no record sets a value', () => {
    expect(offer({})).toMatchObject({
      kind: 'landing',
      registrationType: 1,
      afterSuccess: { kind: 'section' },
      currencyByIp: false,
      loadingOverlay: true,
      schedule: null,
      tags: [],
      notes: '',
    })
  })

  test('objects merge, lists replace, null removes', () => {
    const { dialog, banner, param, tags } = offer({
      dialog: { width: 430 },
      banner: { side: null },
      param: null,
      tags: ['new'],
    })
    expect(dialog).toMatchObject({ name: 'Register', width: 430, persistent: true })
    expect(banner).toEqual({})
    expect(param).toBeNull()
    expect(tags).toEqual(['new'])
  })

  test('a value of another kind replaces the whole value', () => {
    expect(offer({ signIn: { kind: 'main-site' } }).signIn).toEqual({ kind: 'main-site' })
  })

  test('single blocks are changed or removed', () => {
    const { blocks, dialog } = offer({
      blockChanges: { hero: { layout: 'poster' } },
      dialog: { blockChanges: { title: null, email: { required: false } } },
    })
    expect(blocks).toMatchObject([{ id: 'hero', layout: 'poster', headline: 'hero.headline' }, { id: 'footer' }])
    expect(dialog.blocks.map(({ id }) => id)).toEqual(['email', 'password', 'submit'])
    expect(dialog.blocks[0]).toMatchObject({ required: false, label: 'field.email' })
  })

  test('blocks are added and placed, also where they depend on each other or on one that is left out', () => {
    const second = { id: 'second', type: 'hero', headline: 'hero.headline', layout: 'split', highlight: 'none' }
    const { blocks } = offer({
      addedBlocks: [second, { ...second, id: 'third' }],
      blockPlaces: [
        { id: 'third', after: 'second' },
        { id: 'second', after: 'hero' },
      ],
      blockChanges: { hero: null },
    })
    expect(blocks.map(({ id }) => id)).toEqual(['second', 'third', 'footer'])
  })

  test('a child gets the blocks that its parent adds', () => {
    const second = { id: 'second', type: 'hero', headline: 'hero.headline', layout: 'split', highlight: 'none' }
    const parent = { slug: 'offer', extends: 'base', addedBlocks: [second], blockPlaces: [{ id: 'second' }] }
    const child = { slug: 'child', extends: 'offer', blockPlaces: [{ id: 'hero' }] }
    const sources = [...withLanding(parent), ...withLanding(child, 'landings/child.json').slice(-1)]
    expect(compiledLanding(sources, 'child').blocks.map(({ id }) => id)).toEqual(['hero', 'second', 'footer'])
  })

  test('a dialog states how its parts differ from those of the one it extends', () => {
    const promoCode = { id: 'promo-code', type: 'promo-code', label: 'field.password', collapsed: true }
    const dialog = {
      name: 'WithPromo',
      extends: 'Register',
      addedBlocks: [promoCode],
      blockPlaces: [{ id: 'promo-code', after: 'email' }],
      blockChanges: { title: null, email: { required: false } },
    }
    const sources = [
      ...withLanding({ slug: 'offer', extends: 'aviator-1', dialog: { name: 'WithPromo' } }),
      { file: 'dialogs/WithPromo.json', record: 'dialogs/WithPromo.json', text: JSON.stringify(dialog) },
    ]
    const { blocks } = compiledLanding(sources, 'offer').dialog
    expect(blocks.map(({ id }) => id)).toEqual(['email', 'promo-code', 'password', 'submit'])
    expect(blocks[0]).toMatchObject({ required: false, label: 'field.email' })
  })

  test('a change of type keeps only the id of the block', () => {
    const preloader = {
      type: 'preloader',
      headline: 'game.aviator',
      figure: 'fluent-emoji:airplane',
      motion: 'fly',
      seconds: 1,
    }
    expect(offer({ blockChanges: { hero: preloader } }).blocks[0]).toEqual({ id: 'hero', ...preloader })
  })

  test('notes are not inherited', () => {
    expect(offer({ notes: 'mine' }).notes).toBe('mine')
    const child = { slug: 'child', extends: 'offer' }
    const sources = [
      ...withLanding({ slug: 'offer', extends: 'base', notes: 'mine' }),
      ...withLanding(child, 'landings/child.json').slice(-1),
    ]
    expect(compiledLanding(sources, 'child').notes).toBe('')
  })
})
