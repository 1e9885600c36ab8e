import type { FieldRule, Filling } from './field-rule.ts'
import type { ProblemRule } from './problem.ts'

type Values = {
  readonly checkbox1: boolean
  readonly checkbox2: boolean
  readonly confirm_subscribers: readonly 'news'[]
  /** Crazy time's own confirmation; undefined if the form has no box for it. */
  readonly confirmsTerms?: boolean | undefined
}

export const agreements = {
  inputs: ({ boxes }) => boxes.map(({ field, required }) => ({ name: field, isRequired: required })),
  read({ has, isTicked }): Values {
    // Boxes that are not shown count as agreed.
    const agrees = (name: string) => !has(name) || isTicked(name)
    const first = agrees('checkbox1')
    // A single box covers all three.
    const isOneBox = has('checkbox1') && !has('checkbox2')
    const wantsNews = isOneBox ? first : agrees('confirm_subscribers')
    return {
      checkbox1: first,
      checkbox2: isOneBox ? first : agrees('checkbox2'),
      confirm_subscribers: wantsNews ? ['news'] : [],
      confirmsTerms: has('user_agreement') ? isTicked('user_agreement') : undefined,
    }
  },
  write: ({ checkbox1, checkbox2, confirm_subscribers, confirmsTerms }): Filling => ({
    checkbox1,
    checkbox2,
    confirm_subscribers: confirm_subscribers.length > 0,
    ...(confirmsTerms !== undefined && { user_agreement: confirmsTerms }),
  }),
  payload: ({ checkbox1, checkbox2, confirm_subscribers }) => ({
    checkbox1,
    checkbox2,
    confirm_subscribers: [...confirm_subscribers],
  }),
} satisfies FieldRule<'agreements', Values>

export const agreementProblem: ProblemRule = ({ isRequired, isChecked }) =>
  isRequired && !isChecked ? 'agreement-missing' : undefined
