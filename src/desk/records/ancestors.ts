import { isRecordName, type RecordText } from '../../contract/index.ts'
import type { RecordFiles } from './record-files.ts'

const furthest = 20

/**
 * The landings that a record extends, nearest first. Templates are followed but omitted, as clients have them already.
 */
export function ancestorsOf(files: RecordFiles, text: string): RecordText[] {
  const ancestors: RecordText[] = []
  const seen = new Set<string>()
  let parent = statedParent(text)
  while (parent !== undefined && !seen.has(parent) && seen.size < furthest) {
    seen.add(parent)
    const found = findParent(files, parent)
    if (found?.record.startsWith('landings/')) ancestors.push(found)
    parent = found && statedParent(found.text)
  }
  return ancestors
}

function findParent(files: RecordFiles, name: string): RecordText | undefined {
  for (const record of [`landings/${name || 'home'}.json`, `templates/${name}.json`]) {
    const file = isRecordName(record) ? files.read(record) : undefined
    if (file) return { record, text: file.text }
  }
  return undefined
}

function statedParent(text: string): string | undefined {
  try {
    const { extends: parent } = JSON.parse(text) ?? {}
    return typeof parent === 'string' ? parent : undefined
  } catch {
    return undefined
  }
}
