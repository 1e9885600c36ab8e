/** Something that a person can do here: by its key, from the palette, or because the help sheet told them. */
export type Command = {
  readonly id: string
  readonly label: string
  /** Under which heading it is listed. */
  readonly group: string
  /** Each of these does it, written as `pressedKeys` writes them. */
  readonly keys?: readonly string[]
  /** The keys count only while the focus is in the element with this `data-area`; the palette does not list it. */
  readonly area?: string
  /** Does it; says which of the keys were pressed, if any. */
  readonly run: (pressed?: string) => void
}
