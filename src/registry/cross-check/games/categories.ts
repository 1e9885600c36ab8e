import type { CheckedRecord } from '../../check/check-source.ts'
import type { Finding } from '../../finding.ts'

/** Every category has games: an empty one disappoints who opens it. */
export function checkCategories(
  categories: readonly CheckedRecord<'game-category'>[],
  games: readonly CheckedRecord<'game'>[],
): Finding[] {
  const used = new Set(games.flatMap(({ value }) => value.categories as readonly string[]))
  return categories.flatMap(({ file, value: { id, newFor } }) => {
    if (newFor !== undefined || used.has(id)) return []
    return [{ code: 'category-empty', file, pointer: '/id', message: `No game is in "${id}".` }]
  })
}
