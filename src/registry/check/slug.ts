import type { DiagnosticCode } from '../../contract/index.ts'

/** What is wrong with a text that does not have the form of a slug. */
export function explainSlug(slug: string): { code: DiagnosticCode; message: string } {
  const shown = JSON.stringify(slug)
  if (hasControlCharacter(slug)) {
    return { code: 'slug-control-character', message: `The address ${shown} contains an invisible character.` }
  }
  if (slug.split(/[/\\]/).includes('..')) {
    return { code: 'slug-traversal', message: `The address ${shown} contains "..".` }
  }
  return { code: 'slug-malformed', message: `The address ${shown} contains characters that an address may not have.` }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}

/** The nearest slug that would be accepted. */
export function tidySlug(slug: string): string {
  const words = slug.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.join('-')
}
