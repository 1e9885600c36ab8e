/** Whether a regular expression of a record matches the whole text. */
export const matchesWhole = (pattern: string, text: string): boolean => new RegExp(`^(?:${pattern})$`, 'u').test(text)

export function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
