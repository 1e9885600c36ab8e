/** Of two who write the same at once the database lets one through; this is its answer to the other. */
export function isAlreadyThere(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505'
}
