import type { FieldRule } from './field-rule.ts'
import type { ProblemRule } from './problem.ts'

type Values = {
  readonly phone_user: string
  /** The dial code of the chosen country. */
  readonly phone_code: string
  readonly iso_code: string
}

export const phone = {
  inputs: ({ required }, { phoneCountries }) => [
    { name: 'phone_code', choices: phoneCountries.map(({ code }) => code) },
    { name: 'phone', isRequired: required },
  ],
  read({ text }, { phoneCountries }) {
    const iso_code = text('phone_code') || (phoneCountries[0]?.code ?? 'IN')
    const phone_code = phoneCountries.find(({ code }) => code === iso_code)?.dialCode ?? ''
    return { phone_user: text('phone'), phone_code, iso_code }
  },
  write: ({ phone_user, iso_code }) => ({ phone: phone_user, phone_code: iso_code }),
} satisfies FieldRule<'phone', Values>

const fewestDigits = 7

/** Only a rough check: a full validation needs the metadata of all countries. */
export const phoneProblem: ProblemRule = ({ value, isRequired }) => {
  const isAsked = value.trim() || isRequired
  return isAsked && value.replace(/\D/g, '').length < fewestDigits ? 'phone-invalid' : undefined
}
