import { describe, expect, test } from 'vitest'
import { folderCycles } from '../../scripts/imports/folder-cycles.ts'

type Modules = Parameters<typeof folderCycles>[0]['modules']

/** `a/one.ts > b/two.ts`: the first imports the second. */
function cyclesOf(...imports: string[]) {
  const modules = imports.map((line) => {
    const [source = '', resolved = ''] = line.split(' > ')
    return { source, dependencies: [{ resolved }] }
  })
  return folderCycles({ modules: modules as unknown as Modules }).map(({ folders }) => folders.join(' '))
}

describe('folder cycles', () => {
  test('are sibling folders that import each other, even if no two files do', () => {
    expect(cyclesOf('src/a/one.ts > src/b/two.ts', 'src/b/three.ts > src/a/four.ts')).toEqual(['src/a src/b'])
  })

  test('may include several folders at any depth', () => {
    const round = [
      'desk/a/x/one.ts > desk/b/two.ts',
      'desk/b/two.ts > desk/c/y/three.ts',
      'desk/c/z/four.ts > desk/a/five.ts',
    ]
    expect(cyclesOf(...round)).toEqual(['desk/a desk/b desk/c'])
  })

  test('are neither one-way imports nor imports between a folder and its own subfolders', () => {
    expect(cyclesOf('src/a/one.ts > src/b/two.ts', 'src/c/one.ts > src/b/two.ts', 'src/a/one.ts > src/c/d.ts')).toEqual(
      [],
    )
    expect(cyclesOf('src/a/index.ts > src/a/in/two.ts', 'src/a/in/two.ts > src/a/base.ts')).toEqual([])
  })
})
