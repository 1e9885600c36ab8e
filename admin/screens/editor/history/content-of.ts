import type { Content } from '../../../model/record/content.ts'

/** What a version says; files may have been broken on the disk. */
export function contentOf(text: string): Content | undefined {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? { ...content } : undefined
  } catch {
    return undefined
  }
}
