import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'assets/'

/** Files of pictures are beside their records, named after their content. */
export const isPictureFile = (name: string): boolean => /^assets\/[0-9a-f]{32}\.webp$/.test(name)

/** The file of a picture below a records folder. */
export const pictureFileOf = (content: string): string => `${folder}${content}.webp`

export const contentOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** The bytes of a picture in the first of these folders that has it; undefined if there are none, or others. */
export function readPictureIn(folders: readonly string[], content: string): Buffer | undefined {
  for (const root of folders) {
    try {
      const bytes = readFileSync(path.join(root, pictureFileOf(content)))
      if (contentOf(bytes) === content) return bytes
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return undefined
}
