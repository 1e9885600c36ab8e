import type { DialogBlock } from '../../../contract/index.ts'

/** An input that a form shows. */
export type Input = {
  readonly name: string
  /** What can be chosen; any text can be entered without. */
  readonly choices?: readonly string[]
  /** What is chosen at first; otherwise the first choice is. */
  readonly initial?: string | undefined
  readonly isRequired?: boolean
  /** Whether a password is being chosen, rather than given. */
  readonly isNew?: boolean
}

/** What a page lets its visitors choose from. */
export type Offer = {
  readonly currencies: readonly { readonly code: string }[]
  readonly bonus: { readonly currency: string }
  readonly bonuses: readonly { readonly bonusId: number }[]
  readonly phoneCountries: readonly { readonly code: string; readonly dialCode: string }[]
}

/** A form as it was sent, by the names of its inputs. */
export type SentForm = {
  /** Whether the form has such an input. */
  readonly has: (name: string) => boolean
  /** Empty where nothing was sent. */
  readonly text: (name: string) => string
  readonly isTicked: (name: string) => boolean
}

/** What stands in inputs, by their names; of a box, whether it is ticked. */
export type Filling = Readonly<Record<string, string | boolean>>

/** Everything that one type of dialog block means for a registration, but how it looks. */
export type FieldRule<Type extends DialogBlock['type'], Values extends object> = {
  readonly inputs: (block: Extract<DialogBlock, { readonly type: Type }>, offer: Offer) => readonly Input[]
  /** What was entered. It is asked of every form, also of those without such a block. */
  readonly read: (sent: SentForm, offer: Offer) => Values
  /** What may be shown once more. */
  readonly write?: (values: Values) => Filling
  /** What nobody may see again, neither kept nor shown: the name of the value, and of its input. */
  readonly secret?: keyof Values & string
  /** What goes along with every way to register. */
  readonly payload?: (values: Values) => object
}
