import type { DocumentKind } from '../../../../src/contract/index.ts'

export const kinds: { readonly [Kind in DocumentKind]: string } = {
  'identity-front': 'Identity document, front',
  'identity-back': 'Identity document, back',
  address: 'Proof of address',
  payment: 'Proof of payment',
}

export const isKind = (text: string): text is DocumentKind => Object.hasOwn(kinds, text)
