/** Why a game cannot be played by its rules. */
export type Flaw = {
  /** A JSON pointer below the engine. */
  readonly pointer: string
  readonly message: string
}

/** A flaw for each value that is listed before. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => unknown, pointer: string): Flaw[] {
  const values = items.map((item) => JSON.stringify(keyOf(item)))
  return values.flatMap((value, place) =>
    values.indexOf(value) === place ? [] : [{ pointer: `${pointer}/${place}`, message: `${value} is already listed.` }],
  )
}

export const flawIf = (isFlawed: boolean, pointer: string, message: string): Flaw[] =>
  isFlawed ? [{ pointer, message }] : []
