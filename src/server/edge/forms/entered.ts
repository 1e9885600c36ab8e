import { getCountryCallingCode } from 'libphonenumber-js/mobile'
import type { RegistrationForm, Tab } from '../../../rules/form/registration-form.ts'
import { type FieldProblem, fieldProblem } from '../../../rules/form-problems.ts'
import { readIdentity } from '../../../rules/identity.ts'
import type { Control, FormMarkup } from './form-markup.ts'

/** What a visitor has sent, as the application would read it from the same form. */
export type Entered = {
  readonly form: Omit<RegistrationForm, 'currency' | 'bonus'>
  readonly currency: string | undefined
  /** The chosen bonus, null for none; undefined where the form does not ask. */
  readonly bonus: number | null | undefined
  readonly tab: Tab | undefined
  readonly confirmsTerms: boolean | undefined
}

export type Problems = ReadonlyMap<string, FieldProblem>

export function readEntered({ controls }: FormMarkup, sent: URLSearchParams): Entered {
  const text = (name: string) => sent.get(name) ?? ''
  const has = (name: string) => controls.some((control) => control.name === name)
  // Boxes that are not shown count as the record wants: agreed.
  const ticked = (name: string) => !has(name) || sent.has(name)
  const first = ticked('checkbox1')
  const isOneBox = has('checkbox1') && !has('checkbox2')
  const news = isOneBox ? first : ticked('confirm_subscribers')
  const country = chosenOption(controls, 'phone_code', sent) ?? 'IN'
  const promo = has('promo_code') ? text('promo_code').trim() : ''
  return {
    tab: tabOf(controls, sent),
    confirmsTerms: has('user_agreement') ? sent.has('user_agreement') : undefined,
    currency: chosenOption(controls, 'currency', sent),
    bonus: bonusOf(controls, sent),
    form: {
      email: text('email'),
      phone_user: text('phone'),
      phone_code: dialCode(country),
      iso_code: country,
      password: text('password'),
      // Where a form does not ask twice, the password stands for itself.
      repeat_password: text(has('repeat_password') ? 'repeat_password' : 'password'),
      promo,
      isPromo: promo !== '',
      isTwoStep: false,
      checkbox1: first,
      checkbox2: isOneBox ? first : ticked('checkbox2'),
      confirm_subscribers: news ? ['news'] : [],
    },
  }
}

/** What is wrong with the fields that the visitor saw, by their ids. */
export function findProblems({ controls }: FormMarkup, sent: URLSearchParams, { tab, form }: Entered): Problems {
  const problems = new Map<string, FieldProblem>()
  for (const { tag, kind, name, id, tab: own } of controls) {
    const isSeen = tab === undefined || own === undefined || own === tab
    if (!isSeen || kind === 'select' || !tag.attributes.has('aria-describedby')) continue
    const value = sent.get(name) ?? ''
    const state = {
      name,
      value,
      isChecked: sent.has(name),
      isRequired: tag.attributes.has('required'),
      isNew: tag.attributes.get('autocomplete') === 'new-password',
    }
    const problem = fieldProblem(state, form.password)
    const isWrongPhone = name === 'phone' && value.trim() !== '' && !isPhone(value, form.iso_code)
    if (problem ?? isWrongPhone) problems.set(id, problem ?? 'phone-invalid')
  }
  return problems
}

const isPhone = (text: string, country: string) => readIdentity(text, country)?.kind === 'phone'

const dialCode = (country: string) => getCountryCallingCode(country as Parameters<typeof getCountryCallingCode>[0])

/** What was chosen of a list, or what the list shows at first. */
function chosenOption(controls: readonly Control[], name: string, sent: URLSearchParams): string | undefined {
  const options = controls.filter((control) => control.kind === 'option' && control.name === name)
  const chosen = options.find(({ value }) => value === sent.get(name))
  return (chosen ?? options.find(({ tag }) => tag.attributes.has('selected')) ?? options[0])?.value
}

function chosenRadio(controls: readonly Control[], name: string, sent: URLSearchParams): Control | undefined {
  const choices = controls.filter((control) => control.kind === 'radio' && control.name === name)
  const chosen = choices.find(({ value }) => value === sent.get(name))
  return chosen ?? choices.find(({ tag }) => tag.attributes.has('checked')) ?? choices[0]
}

function tabOf(controls: readonly Control[], sent: URLSearchParams): Tab | undefined {
  return chosenRadio(controls, 'way', sent)?.value as Tab | undefined
}

function bonusOf(controls: readonly Control[], sent: URLSearchParams): number | null | undefined {
  const chosen = chosenRadio(controls, 'bonus_id', sent)
  if (!chosen) return undefined
  return chosen.value === '' ? null : Number(chosen.value)
}
