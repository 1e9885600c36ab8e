type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the connection allows prefetching: online, not slow, and no data saver. */
export function mayPrefetch({
  onLine,
  connection = {},
}: Pick<Navigator, 'onLine'> & { readonly connection?: Connection }): boolean {
  return onLine && !connection.saveData && !connection.effectiveType?.includes('2g')
}
