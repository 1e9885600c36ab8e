const pointerTo = (steps: readonly string[]) =>
  steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The address of a field in the editor of its record, or of a text in its languages. */
export function fieldLink(file: string, place: string | readonly string[]): string {
  const pointer = typeof place === 'string' ? place : pointerTo(place)
  if (file.startsWith('locales/')) return `#/translations?q=${encodeURIComponent(pointer.slice(1))}`
  return pointer ? `#/edit/${file}?at=${encodeURIComponent(pointer)}` : `#/edit/${file}`
}
