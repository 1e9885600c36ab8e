/** Has the browser save a text as a file. */
export function saveFile(name: string, content: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // The browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
