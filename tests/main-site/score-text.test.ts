import { expect, test } from 'vitest'
import type { Score } from '../../src/contract/index.ts'
import { scoreText } from '../../src/main-site/history/bets/score-text.ts'

const sideOf = (side: string) => ({ fern: 'Lucky Fern', comet: 'Night Comet', star: 'Dusty Star' })[side] ?? side

test('the score of a leg is what its market counts', () => {
  const score: Score = { counts: { 'match.goals': [2, 1], 'half-1.goals': [1, 0] }, finished: ['match'] }
  expect(scoreText(score, { part: 'half-1', unit: 'goals', sideOf })).toBe('1 – 0')
})

test('a race is told by the names of its competitors, those of one place together', () => {
  const score: Score = { counts: {}, finished: ['match'], ranking: [['comet'], ['fern', 'star']] }
  expect(scoreText(score, { part: 'match', unit: undefined, sideOf })).toBe(
    '1. Night Comet, 2. Lucky Fern = Dusty Star',
  )
})
