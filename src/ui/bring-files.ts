/** Whether a file has arrived before, in this document. */
const isHere = (address: string) =>
  performance
    .getEntriesByName(address)
    .some((entry) => (entry as Partial<PerformanceResourceTiming>).responseStatus === 200)

async function bring(file: string): Promise<void> {
  const { href } = new URL(import.meta.env.BASE_URL + file, location.href)
  if (isHere(href)) return
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href} answers ${answer.status}.`)
  await answer.arrayBuffer()
}

/**
 * Loads code on demand. Its files are fetched first, all at once: browsers remember a failed import until the document
 * is left, so nothing is imported that might not arrive.
 */
export async function bringFiles<Loaded>(load: () => Promise<Loaded>, files: readonly string[] = []): Promise<Loaded> {
  await Promise.all(files.map(bring))
  return load()
}
