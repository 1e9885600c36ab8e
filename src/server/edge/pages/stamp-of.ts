import { stat } from 'node:fs/promises'

/** Changes with the file. */
export async function stampOf(file: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(file)
  return `${ino}-${mtimeMs}-${size}`
}

/** Somebody may have taken the file away. */
export function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
