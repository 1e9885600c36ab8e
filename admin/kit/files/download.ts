/** Downloads a text as a file. */
export function download(name: string, text: string, type: 'text/csv' | 'text/plain' | 'application/json'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
