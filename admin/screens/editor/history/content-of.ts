import type { Content } from '../../../model/record/content.ts'

/** The content of a version; undefined where its file was damaged. */
export function contentOf(text: string): Content | undefined {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? { ...content } : undefined
  } catch {
    return undefined
  }
}
