import { blockTypes, partTypes } from '../../../model/schemas/block-forms.ts'

/** What a list of blocks is made of. */
export type Kinds = {
  readonly heading: string
  /** Its place in the record, as paths name it. */
  readonly list: string
  /** What people call one of them. */
  readonly one: string
  /** Which records have them. */
  readonly home: string
  readonly types: readonly string[]
  /** New ones stand above it. */
  readonly last: string
  /** They are the blocks of something else: they can be changed and left out, not added and moved. */
  readonly isBorrowed?: boolean
}

export const blocksOfPage: Kinds = {
  heading: 'Blocks',
  list: 'blocks',
  one: 'block',
  home: 'landings',
  types: blockTypes,
  last: 'footer',
}

export const partsOfDialog: Kinds = {
  heading: 'Parts',
  list: 'blocks',
  one: 'part',
  home: 'dialogs',
  types: partTypes,
  last: 'submit',
}

/** The parts of the dialogs that a variant is applied to. */
export const partsOfVariant: Kinds = { ...partsOfDialog, isBorrowed: true }

/** The parts of the dialog that a page opens. */
export const partsOnPage: Kinds = {
  ...partsOfVariant,
  heading: 'Parts of the dialog',
  list: 'dialog/blocks',
}
