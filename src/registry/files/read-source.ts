import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { decode } from '../json/decode.ts'
import type { Source, SourceProblem } from '../source.ts'
import type { FoundFile } from './list-files.ts'

const largestFile = 2 * 1024 * 1024

type Content = { readonly text: string } | { readonly problem: SourceProblem }

/** A file as text. What cannot be read is a source, too: with the reason. */
export function readSource(found: FoundFile): Source {
  return { file: found.file, record: found.record, ...readContent(found) }
}

function readContent({ path: file, linkRoot, isSpecial }: FoundFile): Content {
  try {
    if (isSpecial) return problem('unexpected-file', 'This is neither a file nor a folder.')
    return linkRoot === undefined ? readText(file) : readLink(file, linkRoot)
  } catch (error) {
    const isTooLarge = String((error as NodeJS.ErrnoException).code).includes('TOO_L')
    if (isTooLarge) return tooLarge()
    return problem('unreadable-file', `The file cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

function readLink(file: string, root: string): Content {
  const target = realpathSync(file)
  if (!target.startsWith(realpathSync(root) + path.sep)) {
    return problem('outside-folder', `The link leads to ${target}.`)
  }
  return statSync(target).isFile() ? readText(target) : problem('unexpected-file', 'The link leads to no file.')
}

/** What Node's own, lenient decoder would hide from us: a mark, a zero byte, or bytes that it had to replace. */
const suspicious = /^\ufeff|[\0\ufffd]/

function readText(file: string): Content {
  const text = readFileSync(file, 'utf8')
  if (text.length > largestFile) return tooLarge()
  return suspicious.test(text) ? decode(readFileSync(file)) : { text }
}

function tooLarge(): Content {
  return problem('file-too-large', `The file is larger than ${largestFile} bytes.`)
}

function problem(code: SourceProblem['code'], message: string): Content {
  return { problem: { code, message } }
}
