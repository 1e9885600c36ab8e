import type { MarketShare, NamedShare } from '../../../../src/contract/index.ts'
import { isSameShare, namedShares } from '../../../../src/rules/settlement/named-share.ts'

const words: { readonly [Name in NamedShare]: string } = {
  won: 'won',
  lost: 'lost',
  returned: 'returned',
  'half-won': 'half won',
  'half-lost': 'half lost',
}

export const shareNames = Object.keys(words) as readonly NamedShare[]

export const isShareName = (text: string): text is NamedShare => Object.hasOwn(words, text)

export const sayShareName = (name: NamedShare): string => words[name]

/** The name of what becomes of a stake; undefined for a part of a dead heat. */
export const nameOfShare = (share: MarketShare | undefined): NamedShare | undefined =>
  shareNames.find((name) => isSameShare(namedShares[name], share))

/** What becomes of a stake, in words; of a dead heat as a fraction. */
export function sayShare(share: MarketShare): string {
  const name = nameOfShare(share)
  return name ? words[name] : `${share.won}/${share.of} won`
}
