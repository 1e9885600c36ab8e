/** Enough to see whether a document can be read. */
const longest = 1200

/** Draws a picture upright, as it will be received. Returns whether it is one. */
export async function drawPicture(canvas: HTMLCanvasElement | null, file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    if (canvas) {
      canvas.width = Math.round(picture.width * scale)
      canvas.height = Math.round(picture.height * scale)
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    }
    picture.close()
    return true
  } catch {
    return false
  }
}
