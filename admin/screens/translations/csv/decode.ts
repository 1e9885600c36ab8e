/** What stands in a decoded text where the bytes were no letters. */
export const noLetter = '\uFFFD'

/** The words of a file, and whether it was written in UTF-8. */
export function decodeFile(bytes: Uint8Array): { readonly text: string; readonly isSound: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), isSound: true }
  } catch {
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isSound: false }
  }
}
