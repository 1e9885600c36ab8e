/** The databases in which a write has failed for lack of room, and has not succeeded since. */
export const fullDatabases = new WeakSet<object>()

/** Out of room, or not writable: SQLite, its files, and PostgreSQL. */
const codes = /^(SQLITE_(FULL|IOERR|READONLY)|ENOSPC|EDQUOT|EFBIG|EIO|EROFS|53100)/

export function noteFailure(db: object, error: unknown): void {
  if (codes.test(String((error as NodeJS.ErrnoException).code))) fullDatabases.add(db)
}
