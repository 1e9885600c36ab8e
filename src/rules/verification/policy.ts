import type { DocumentKind, VerificationPolicy } from '../../contract/index.ts'

/** What is asked for where neither the market nor the site says otherwise. */
const usual = {
  documents: ['identity-front', 'identity-back', 'address'] as readonly DocumentKind[],
  hours: 24,
  keepDays: 1825,
  keepRejectedDays: 30,
} as const

type Terms = { readonly verification?: VerificationPolicy }

export type Policy = Readonly<Record<Exclude<keyof typeof usual, 'documents'>, number>> & {
  readonly documents: readonly DocumentKind[]
}

/** What the players of a market are asked for. */
export const policyOf = (site: Terms, market: Terms | undefined): Policy => ({
  ...usual,
  ...site.verification,
  ...market?.verification,
})
