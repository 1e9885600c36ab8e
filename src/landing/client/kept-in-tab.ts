/** What this tab keeps under a name; nothing where storage is blocked. */
export function keptInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
