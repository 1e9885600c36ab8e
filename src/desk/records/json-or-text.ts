/** The value of a JSON text. A text that is not JSON, such as a broken file, stands for itself. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
