/** Whether the database is temporarily unavailable: SQLite locked or out of disk, PostgreSQL not connected. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as Partial<NodeJS.ErrnoException>
  return codes.test(code) || syscall === 'connect' || withoutCode.test(message)
}

const codes =
  /^(SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)|ECONN|ETIMEDOUT|EPIPE|ENOSPC|EDQUOT|EFBIG|EIO|EROFS|57P0|57014|53|08|25P03|40001|40P01|55P03)/

/** Errors of the PostgreSQL client that have no code: connection closed, or pool exhausted. */
const withoutCode =
  /^(Connection terminated|timeout exceeded when trying|Client (was closed|has encountered a connection))/
