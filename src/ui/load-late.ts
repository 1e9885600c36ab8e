/** Loads code; while it cannot be loaded, again each time the browser comes back online. */
export async function loadLate<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
