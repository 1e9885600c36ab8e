export const longestPromoCode = 12

/** Validates a promo code; returns the text id of its problem. */
export function promoCodeProblem(code: string): string | undefined {
  const text = code.trim()
  if (!text) return 'ui.promo.empty'
  return /^[0-9]+$/.test(text) && text.length <= longestPromoCode ? undefined : 'ui.promo.malformed'
}

/** The text id for the reason why a code was refused. */
export function promoRefusal(reason: string): string {
  if (reason === 'alreadyUsed') return 'ui.promo.used'
  return reason === 'badRequest' ? 'ui.promo.inactive' : 'ui.promo.unknown'
}
