/** A name for a picture after the file that it comes from: letters, digits and dashes, and not in use. */
export function pictureName(file: string, taken: readonly string[]): string {
  const plain = file
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
  const name = plain || 'picture'
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name}-${number}`
    if (!taken.includes(numbered)) return numbered
  }
}

/** The pictures among what was dropped or pasted. */
export const filesIn = (data: Pick<DataTransfer, 'files'> | null): File[] => [...(data?.files ?? [])]
