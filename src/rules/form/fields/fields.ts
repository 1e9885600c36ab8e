import type { DialogBlock } from '../../../contract/index.ts'
import { agreements } from './agreements.ts'
import { bonusPicker } from './bonus-picker.ts'
import { currencySelect } from './currency-select.ts'
import { email } from './email.ts'
import type { FieldRule, Filling, Input, Offer, SentForm } from './field-rule.ts'
import { password } from './password.ts'
import { phone } from './phone.ts'
import { promoCode } from './promo-code.ts'
import { repeatPassword } from './repeat-password.ts'
import { type Tab, tabs } from './tabs.ts'

/** The rules of all dialog blocks with inputs. */
const fieldRules = {
  agreements,
  'bonus-picker': bonusPicker,
  'currency-select': currencySelect,
  email,
  password,
  phone,
  'promo-code': promoCode,
  'repeat-password': repeatPassword,
  tabs,
}

type FieldType = keyof typeof fieldRules
type Rule = (typeof fieldRules)[FieldType]
type WritableRule = Extract<Rule, { readonly write: unknown }>
type SecretRule = Extract<Rule, { readonly secret: unknown }>
type PayloadRule = Extract<Rule, { readonly payload: unknown }>

/** The intersection of all members of a union. */
type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never

/** The values of a form, whatever its blocks. */
export type FormValues = All<ReturnType<Rule['read']>>
type Writable = All<ReturnType<WritableRule['read']>>
export type SecretName = SecretRule['secret']
type Payload = All<ReturnType<PayloadRule['payload']>>

const rules: readonly Rule[] = Object.values(fieldRules)
const writableRules = rules.filter((rule): rule is WritableRule => 'write' in rule)
const payloadRules = rules.filter((rule): rule is PayloadRule => 'payload' in rule)

/** The values that must be neither stored nor shown again. */
export const secretNames: ReadonlySet<string> = new Set(rules.flatMap((rule) => ('secret' in rule ? rule.secret : [])))

export function readValues(sent: SentForm, offer: Offer): FormValues {
  return Object.assign({}, ...rules.map(({ read }) => read(sent, offer)))
}

/** The values that may be shown again, by input name. */
export function writeValues(values: Writable): Filling {
  return Object.assign({}, ...writableRules.map(({ write }) => write(values)))
}

/** The part of the request body common to all ways to register. */
export function payloadOf(values: All<Parameters<PayloadRule['payload']>[0]>): Payload {
  return Object.assign({}, ...payloadRules.map(({ payload }) => payload(values)))
}

/** An input and its tab; undefined if every tab shows it. */
export type FormInput = Input & { readonly tab: Tab | undefined }

/** The inputs of a form with these blocks. */
export function formInputs(blocks: readonly DialogBlock[], offer: Offer): FormInput[] {
  return blocks.flatMap((block) => {
    if (!isField(block)) return []
    const inputs = fieldRules[block.type].inputs as FieldRule<FieldType, FormValues>['inputs']
    const tab = 'tab' in block ? block.tab : undefined
    return inputs(block, offer).map((input) => ({ ...input, tab }))
  })
}

const isField = (block: DialogBlock): block is Extract<DialogBlock, { readonly type: FieldType }> =>
  block.type in fieldRules
