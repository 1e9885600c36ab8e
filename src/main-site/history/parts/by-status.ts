import type { Wanted } from './History.tsx'

/** What is asked of a history that is narrowed by status. */
export const byStatus = <Status extends string>({ option: status, ...wanted }: Wanted<Status>) => ({
  query: { ...wanted, ...(status && { status }) },
})
