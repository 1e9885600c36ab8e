/** Whether the error is a violation of a unique constraint, for example because a concurrent request was faster. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505'
}
