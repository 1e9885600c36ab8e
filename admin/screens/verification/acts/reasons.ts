import type { VerificationReason } from '../../../../src/contract/index.ts'

/** What each reason tells the player. */
export const reasons: { readonly [Name in VerificationReason]: string } = {
  unreadable: 'A picture cannot be read',
  cropped: 'A document is cut off',
  expired: 'A document has expired or is too old',
  'profile-differs': 'Name or birthday differ from the profile',
  'wrong-document': 'Something other than asked for',
  edited: 'Edited, or a picture of a screen',
  other: 'Something else: contact support',
}

export const isReason = (text: string): text is VerificationReason => Object.hasOwn(reasons, text)
