import { type Difference, differencesOf } from '../../../../src/registry/json/differences.ts'
import { splitPointer, valueAt } from '../../../../src/registry/json/pointer.ts'
import type { Content } from '../../../model/record/content.ts'

/** What differs, field by field: a list of words is one field. */
export function fieldDifferences(before: Content, after: Content): Difference[] {
  const found = new Map<string, Difference>()
  for (const difference of differencesOf(before, after)) {
    const list = difference.pointer.replace(/\/\d+$/, '')
    const [was, is] = [before, after].map((one) => valueAt(one, splitPointer(list)))
    const isWhole = list !== difference.pointer && isWords(was) && isWords(is)
    found.set(isWhole ? list : difference.pointer, isWhole ? { pointer: list, before: was, after: is } : difference)
  }
  return [...found.values()]
}

const isWords = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')
