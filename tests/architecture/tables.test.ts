import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Each table, and the service whose `tables.ts` declares it. */
const owners = new Map(
  globSync('src/{kernel/database,services/*,desk}/tables.ts').flatMap((file) => {
    const rows = /interface Tables \{\n(.*?)\n\s*\}/s.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    return [...rows.matchAll(/readonly (\w+):/g)].map(([, table]) => [table ?? '', roomOf(file)] as const)
  }),
)

/** A table that its service has dropped again; only its migrations name it. */
const dropped = new Map(
  globSync('src/{kernel,services,desk}/**/migrations/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/dropTable\('(\w+)/g)].map(([, table]) => [table, roomOf(file)] as const),
  ),
)

const ownerOf = (table: string, file: string) =>
  owners.get(table) ?? (file.includes('/migrations/') ? dropped.get(table) : undefined)

function roomOf(file: string): string {
  return /^src\/(kernel|desk|services\/[^/]+)\//.exec(file)?.[1] ?? ''
}

const statement =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|createTable|alterTable)\(\s*'(\w+)/g

describe('tables', () => {
  test('belong to one service each', () => {
    expect(owners.get('accounts')).toBe('services/players')
    expect(owners.get('audit')).toBe('desk')
  })

  test.each(globSync('src/{kernel,services,desk,server}/**/*.ts'))('%s uses only the tables of its service', (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(statement)].map(([, table]) => table ?? '')
    const foreign = named.filter((table) => ownerOf(table, file) !== roomOf(file))
    expect(foreign).toEqual([])
  })
})
