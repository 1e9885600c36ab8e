import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Author = { readonly name: string; readonly email: string }

type Commit = {
  readonly files: readonly string[]
  readonly author: Author
  readonly message: string
  readonly push: boolean
}

/** Commits only these files, if they are in a work tree. Returns an error message on failure. */
export async function commitFiles({ files, author, message, push }: Commit): Promise<string | undefined> {
  try {
    for (const [tree, own] of await byWorkTree(files)) {
      const known = await knownFiles(tree, own)
      if (known.length === 0) continue
      await git(tree, ['add', '--all', '--', ...known])
      const { stdout: changed } = await git(tree, ['status', '--porcelain', '--', ...known])
      if (changed === '') continue
      await git(tree, ['commit', '--quiet', '--message', message, '--', ...known], author)
      if (push) await git(tree, ['push', '--quiet'])
    }
    return undefined
  } catch (error) {
    const { stderr, message: text = String(error) } = error as { stderr?: string; message?: string }
    return `git: ${(stderr || text).trim()}`.slice(0, 2000)
  }
}

/** The files that git can commit: those that exist, and those that were committed before they were deleted. */
async function knownFiles(tree: string, files: readonly string[]): Promise<string[]> {
  const known: string[] = []
  for (const file of files) {
    const isKnown = existsSync(file) || (await git(tree, ['ls-files', '--', file])).stdout !== ''
    if (isKnown) known.push(file)
  }
  return known
}

/** The author of the file's last commit; undefined if the file has uncommitted changes or was never committed. */
export async function authorOfFile(file: string): Promise<string | undefined> {
  const folder = path.dirname(path.resolve(file))
  const name = path.basename(file)
  try {
    const { stdout: changed } = await git(folder, ['status', '--porcelain', '--ignored', '--', name])
    if (changed !== '') return undefined
    const { stdout: author } = await git(folder, ['log', '-1', '--format=%an', '--', name])
    return author.trim() || undefined
  } catch {
    return undefined
  }
}

/** The files by their work trees, as far as they are in one that does not ignore them, and git is installed. */
async function byWorkTree(files: readonly string[]): Promise<Map<string, string[]>> {
  const trees = new Map<string, string[]>()
  const byFolder = Map.groupBy(
    files.map((file) => path.resolve(file)),
    (file) => path.dirname(file),
  )
  for (const [folder, own] of byFolder) {
    const tree = await workTreeOf(folder)
    if (tree === undefined) continue
    const ignored = await ignoredAmong(folder, own)
    trees.set(tree, [...(trees.get(tree) ?? []), ...own.filter((file) => !ignored.has(file))])
  }
  return trees
}

async function workTreeOf(folder: string): Promise<string | undefined> {
  try {
    return (await git(folder, ['rev-parse', '--show-toplevel'])).stdout.trim()
  } catch {
    return undefined
  }
}

/** Git exits with an error if none is ignored. */
async function ignoredAmong(folder: string, files: readonly string[]): Promise<ReadonlySet<string>> {
  const names = await git(folder, ['check-ignore', '-z', '--', ...files]).then(
    ({ stdout }) => stdout.split('\0'),
    () => [],
  )
  return new Set(names)
}

function git(folder: string, args: readonly string[], author?: Author) {
  // GIT_* variables of the shell that started the server may point to another work tree.
  const plain = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const env = { ...Object.fromEntries(plain), GIT_TERMINAL_PROMPT: '0', ...(author && identityOf(author)) }
  return run('git', args, { cwd: folder, env, timeout: 30_000 })
}

function identityOf({ name, email }: Author): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  }
}
