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

/** One chapter per test file, titled after the `describe` around its proofs. */
export function chapterOf(module: TestModule, root: string): { file: string; text: string } | undefined {
  const title = [...module.children.suites()][0]?.name ?? module.relativeModuleId
  const rows = rowsOf(module, title)
  if (!rows.length) return
  const file = path.relative(root, module.moduleId).replaceAll(path.sep, '/')
  return {
    file,
    text: [`## ${title}`, '', `\`${file}\``, '', '| tried | expected | seen |', '|---|---|---|', ...rows, ''].join(
      '\n',
    ),
  }
}

const introduction = `# What was tried against Powerplay, and what was seen

\`npm run test:trust\` tries all of this on the real server, and writes this file; where the two differ, CI fails.
`

/** Replaces chapters of the table, and removes those whose files no longer exist. */
export function withChapters(
  table: string,
  fresh: ReadonlyMap<string, string>,
  exists: (file: string) => boolean,
): string {
  const former = table.split(/^(?=## )/m).slice(1)
  const chapters = new Map(former.map((text) => [text.match(/^`(.+)`$/m)?.[1] ?? '', text]))
  for (const [file, text] of fresh) chapters.set(file, text)
  const kept = [...chapters].filter(([file]) => exists(file)).sort(([one], [other]) => (one < other ? -1 : 1))
  return [introduction, ...kept.map(([, text]) => `${text.trimEnd()}\n`)].join('\n')
}
