import { expect, test } from 'vitest'
import { sayTexts } from '../../../admin/model/texts/say-texts.ts'

const english = { 'crash.headline': 'Take off', 'own.final.alternative': 'The cup' }

test.each([
  [
    'The alternative text "own.final.alternative" is missing in Hindi.',
    'The alternative text “The cup” is missing in Hindi.',
  ],
  [
    'There is no text "crash.headlin". (did you mean "crash.headline"?)',
    'There is no text "crash.headlin". (did you mean “Take off”?)',
  ],
  ['The theme "night" has no text "nowhere.to-be-found".', 'The theme "night" has no text "nowhere.to-be-found".'],
])('%s', (said, shown) => {
  expect(sayTexts(said, english)).toBe(shown)
})
