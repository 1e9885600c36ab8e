import { constants, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { decode } from '../json/decode.ts'
import type { Source, SourceProblem } from '../source.ts'
import type { FoundFile } from './list-files.ts'

const largestFile = 2 * 1024 * 1024

/** A file as text. What cannot be read is a source, too: with the reason. */
export function readSource(found: FoundFile): Source {
  return { file: found.file, record: found.record, ...readText(found) }
}

function readText({ path: file, linkRoot }: FoundFile): { text: string } | { problem: SourceProblem } {
  try {
    const real = linkRoot === undefined ? file : realpathSync(file)
    if (linkRoot !== undefined && !real.startsWith(realpathSync(linkRoot) + path.sep)) {
      return problem('outside-folder', `The link leads to ${real}.`)
    }
    const { size, mode } = statSync(real)
    if ((mode & constants.S_IFMT) !== constants.S_IFREG) return problem('unexpected-file', 'This is not a file.')
    if (size > largestFile) {
      return problem('file-too-large', `The file has ${size} bytes; a record has ${largestFile} at most.`)
    }
    return decode(readFileSync(real))
  } catch (error) {
    return problem('unreadable-file', `The file cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

function problem(code: SourceProblem['code'], message: string): { problem: SourceProblem } {
  return { problem: { code, message } }
}
