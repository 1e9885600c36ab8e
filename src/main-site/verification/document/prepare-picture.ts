/** Enough to read every line of a document, and little enough for a slow connection. */
const [longest, mostBytes, quality] = [2600, 1_500_000, 0.9]

/** Draws a picture upright, and returns what is sent of it: a larger one is made smaller. Undefined if it is no picture. */
export async function preparePicture(
  canvas: HTMLCanvasElement,
  file: Blob,
  types: readonly string[],
): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    if (scale === 1 && file.size <= mostBytes && types.includes(file.type)) return file
    return await jpegOf(canvas)
  } catch {
    return undefined
  }
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | undefined> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality))
