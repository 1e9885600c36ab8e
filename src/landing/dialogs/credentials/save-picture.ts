const line = 56
const margin = 48

/** Saves lines of text as a picture, which phones keep where their owner finds it. */
export function savePicture(lines: readonly string[], name: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 2 * margin + lines.length * line
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#111'
  pen.font = '32px system-ui, sans-serif'
  pen.textBaseline = 'middle'
  for (const [index, text] of lines.entries())
    pen.fillText(text, margin, margin + (index + 0.5) * line, canvas.width - 2 * margin)
  Object.assign(document.createElement('a'), { download: name, href: canvas.toDataURL('image/png') }).click()
}
