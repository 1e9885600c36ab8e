const endings: (() => unknown)[] = []

/** Does it when the tests of the file have run. Files share modules, so that these cannot say it with `afterAll`. */
export const atEnd = (end: () => unknown): unknown => endings.push(end)

export async function endAll(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end()
}
