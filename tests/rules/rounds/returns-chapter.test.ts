import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGames } from '../../../scripts/game-returns/read-games.ts'
import { returnsTable } from '../../../scripts/game-returns/table.ts'

test('docs/game-returns.md says what the records say: npm run game-returns -- --write', () => {
  expect(readFileSync('docs/game-returns.md', 'utf8')).toBe(returnsTable(readGames('pages.config')))
})
