import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { decode } from '../json/decode.ts'
import type { Source, SourceProblem } from '../source.ts'
import type { FoundFile } from './list-files.ts'

const maxFileSize = 2 * 1024 * 1024

type Content = { readonly text: string } | { readonly problem: SourceProblem }

/** Reads a file as text. A file that cannot be read becomes a source with a problem. */
export function readSource(found: FoundFile): Source {
  return { file: found.file, record: found.record, ...readContent(found) }
}

function readContent({ path: file, linkRoot, isSpecial }: FoundFile): Content {
  try {
    if (isSpecial) return problem('unexpected-file', 'This is neither a regular file nor a folder.')
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
    return problem('outside-folder', `The target of the link is ${target}.`)
  }
  return statSync(target).isFile()
    ? readText(target)
    : problem('unexpected-file', 'The target of the link is not a file.')
}

/** Signs that the lenient decoder of Node hid a problem: a byte order mark, a zero byte or replaced bytes. */
const suspicious = /^\ufeff|[\0\ufffd]/

function readText(file: string): Content {
  const text = readFileSync(file, 'utf8')
  if (text.length > maxFileSize) return tooLarge()
  return suspicious.test(text) ? decode(readFileSync(file)) : { text }
}

function tooLarge(): Content {
  return problem('file-too-large', `The file is larger than ${maxFileSize} bytes.`)
}

function problem(code: SourceProblem['code'], message: string): Content {
  return { problem: { code, message } }
}
