/** An action that can be run by its keys or from the palette; the help lists its keys. */
export type Command = {
  readonly id: string
  readonly label: string
  /** The heading under which it is listed. */
  readonly group: string
  /** Each of these runs it, in the notation of `pressedKeys`. */
  readonly keys?: readonly string[]
  /** Restricts the keys to the element with this `data-area`; the palette leaves the command out. */
  readonly area?: string
  /** Gets the keys that were pressed, if any. */
  readonly run: (pressed?: string) => void
}
