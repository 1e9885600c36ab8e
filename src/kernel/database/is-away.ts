/** SQLite's lock or disk, PostgreSQL's connection: they may be back in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as Partial<NodeJS.ErrnoException>
  return codes.test(code) || syscall === 'connect' || withoutCode.test(message)
}

const codes =
  /^(SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)|ECONN|ETIMEDOUT|EPIPE|57P0|57014|53|08|25P03|40001|40P01|55P03)/

/** How the PostgreSQL client says that a connection ended, or that none was free. */
const withoutCode =
  /^(Connection terminated|timeout exceeded when trying|Client (was closed|has encountered a connection))/
