/** What became of a message. */
export type Told =
  | 'applied'
  /** Something newer was told before. */
  | 'old'
  /** What it changes is not known, or not any more: an image of the fixture is needed first. */
  | 'image-wanted'
