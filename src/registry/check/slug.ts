import type { DiagnosticCode } from '../../contract/index.ts'

/** Explains why a text is not a valid slug. */
export function explainSlug(slug: string): { code: DiagnosticCode; message: string } {
  const shown = JSON.stringify(slug)
  if (hasControlCharacter(slug)) {
    return { code: 'slug-control-character', message: `The address ${shown} contains an invisible character.` }
  }
  if (slug.split(/[/\\]/).includes('..')) {
    return { code: 'slug-traversal', message: `The address ${shown} contains "..".` }
  }
  return { code: 'slug-malformed', message: `The address ${shown} contains characters that are not allowed.` }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}

/** The nearest valid slug. */
export function tidySlug(slug: string): string {
  const words = slug.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.join('-')
}
