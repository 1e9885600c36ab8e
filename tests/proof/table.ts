import path from 'node:path'
import type { TestCase, TestModule } from 'vitest/node'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const nameIn = (test: TestCase, title: string) => test.fullName.replace(`${title} > `, '')

function rowsOf(module: TestModule, title: string): string[] {
  return [...module.children.allTests()].flatMap((test) => {
    const { proof } = test.meta()
    return proof ? [`| ${[nameIn(test, title), proof.expected, proof.seen].map(cell).join(' | ')} |`] : []
  })
}

type Chapter = { readonly title: string; readonly rows: readonly string[] }

/** What the proofs of a test file have shown, titled after the `describe` around them. */
export function chapterOf(module: TestModule, root: string): { file: string; chapter: Chapter } | undefined {
  const title = [...module.children.suites()][0]?.name ?? module.relativeModuleId
  const rows = rowsOf(module, title)
  if (!rows.length) return
  return { file: path.relative(root, module.moduleId).replaceAll(path.sep, '/'), chapter: { title, rows } }
}

const withoutDatabase = (row: string) => (row.split(' | ')[0] ?? row).replace(/^\| (SQLite|PostgreSQL): /, '')

/** What was shown on one database stands beside what a nightly run has shown on the other one. */
function besideOtherDatabase(rows: readonly string[], former: readonly string[]): string[] {
  const tried = new Map(rows.map((row) => [row.split(' | ')[0], row]))
  const all = [...rows, ...former.filter((row) => !tried.has(row.split(' | ')[0]))]
  const groups = Map.groupBy(all, withoutDatabase)
  return [...new Set(rows.map(withoutDatabase))].flatMap((name) => (groups.get(name) ?? []).sort().reverse())
}

const textOf = (file: string, { title, rows }: Chapter) =>
  [`## ${title}`, '', `\`${file}\``, '', '| tried | expected | seen |', '|---|---|---|', ...rows, ''].join('\n')

const introduction = `# What was tried against Powerplay, and what was seen

\`npm run test:trust\` tries this on the real server, and writes this file; where the two differ, CI fails. What takes long is
tried on one of the databases; \`npm run test:long\` tries all of it on both.
`

/** Replaces chapters of the table, and removes those whose files no longer exist. */
export function withChapters(
  table: string,
  fresh: ReadonlyMap<string, Chapter>,
  exists: (file: string) => boolean,
): string {
  const former = table.split(/^(?=## )/m).slice(1)
  const chapters = new Map(former.map((text) => [text.match(/^`(.+)`$/m)?.[1] ?? '', text]))
  for (const [file, { title, rows }] of fresh) {
    const known =
      chapters
        .get(file)
        ?.match(/^\| .+ \|$/gm)
        ?.slice(1) ?? []
    chapters.set(file, textOf(file, { title, rows: besideOtherDatabase(rows, known) }))
  }
  const kept = [...chapters].filter(([file]) => exists(file)).sort(([one], [other]) => (one < other ? -1 : 1))
  return [introduction, ...kept.map(([, text]) => `${text.trimEnd()}\n`)].join('\n')
}
