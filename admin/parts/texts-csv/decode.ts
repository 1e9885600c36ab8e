/** The character in place of bytes that cannot be decoded. */
export const replacementCharacter = '\uFFFD'

/** The text of a file, and whether it is valid UTF-8. */
export function decodeFile(bytes: Uint8Array): { readonly text: string; readonly isValid: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), isValid: true }
  } catch {
    return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), isValid: false }
  }
}
