import type { DialogBlock } from '../../../contract/index.ts'

/** An input of a form. */
export type Input = {
  readonly name: string
  /** The options; without them, any text can be entered. */
  readonly choices?: readonly string[]
  /** The initial option; defaults to the first. */
  readonly initial?: string | undefined
  readonly isRequired?: boolean
  /** Whether this is a new password rather than the current one. */
  readonly isNew?: boolean
  /** Whether a player name is accepted instead of an e-mail address. */
  readonly isUsername?: boolean
}

/** The options that a page offers. */
export type Offer = {
  readonly currencies: readonly { readonly code: string }[]
  readonly bonus: { readonly currency: string }
  readonly bonuses: readonly { readonly bonusId: number }[]
  readonly phoneCountries: readonly { readonly code: string; readonly dialCode: string }[]
}

/** A submitted form, by input name. */
export type SentForm = {
  /** Whether the form has such an input. */
  readonly has: (name: string) => boolean
  /** Empty if nothing was sent. */
  readonly text: (name: string) => string
  readonly isTicked: (name: string) => boolean
}

/** The values of inputs by name; for a checkbox, whether it is ticked. */
export type Filling = Readonly<Record<string, string | boolean>>

/** Everything that a type of dialog block means for a registration, except its look. */
export type FieldRule<Type extends DialogBlock['type'], Values extends object> = {
  readonly inputs: (block: Extract<DialogBlock, { readonly type: Type }>, offer: Offer) => readonly Input[]
  /** Reads the values. Called for every form, even without such a block. */
  readonly read: (sent: SentForm, offer: Offer) => Values
  /** The values that may be shown again. */
  readonly write?: (values: Values) => Filling
  /** A value that must be neither stored nor shown again; the name of both the value and its input. */
  readonly secret?: keyof Values & string
  /** The part of the request body common to all ways to register. */
  readonly payload?: (values: Values) => object
}
