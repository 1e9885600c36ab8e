import { expect, test } from 'vitest'
import { isTakenAtFirst } from '../../../admin/parts/publish/use-text-choice.ts'

const landing = 'landings/summer.json'
const mine = { isMine: true, before: 'Before' }
const theirs = { isMine: false, before: 'Before' }

test.for([
  ['one’s own', { ...mine, id: 'page.title' }, [landing], true],
  ['a colleague’s', { ...theirs, id: 'page.title' }, [landing], false],
  ['a colleague’s new one', { isMine: false, before: null, id: 'page.title' }, [landing], true],
  ['a colleague’s of the landing', { ...theirs, id: 'own.summer.hero-headline' }, [landing], true],
  ['one’s own of another landing', { ...mine, id: 'own.winter.hero-headline' }, [landing], false],
  [
    'one’s own of a landing below a template',
    { ...mine, id: 'own.summer.hero-headline' },
    ['templates/base.json'],
    false,
  ],
  [
    'that of a picture that comes along',
    { ...theirs, id: 'own.kite.alternative' },
    [landing, 'assets/kite.json'],
    true,
  ],
  ['any of a language that is published', { ...mine, id: 'own.winter.hero-headline' }, ['locales/hi.json'], true],
] as const)('a drafted text, %s, is ticked or not', ([, text, records, isTaken]) => {
  expect(isTakenAtFirst(text, records)).toBe(isTaken)
})
