/** Describes a system error for users who have no access to the server. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  return descriptions[code] ?? message
}

const descriptions: Readonly<Record<string, string>> = {
  EACCES: 'the server has no permission to write to the folder',
  EPERM: 'the server has no permission to write to the folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk is full',
  EIO: 'the disk has an I/O error',
  ENOTDIR: 'a file exists where a folder is expected',
  EEXIST: 'a file exists where a folder is expected',
  EISDIR: 'a folder exists where a file is expected',
  EMFILE: 'too many files are open',
}
