import type { Asked } from '../../../api/ask.ts'

export type Reason = Asked<'reject-withdrawal'>['reason']

/** What each reason tells the player. */
export const reasons: { readonly [Name in Reason]: string } = {
  details: 'The details of the receiver are not right',
  identity: 'The receiver does not fit the profile',
  rules: 'The rules of the site were not kept',
  method: 'The method cannot pay out at the moment',
  other: 'Something else: contact support',
}

export const isReason = (text: string): text is Reason => Object.hasOwn(reasons, text)
