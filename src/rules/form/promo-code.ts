const longestCode = 12

/** What is wrong with a promo code that is about to be applied, as the id of its text. */
export function promoCodeProblem(code: string): string | undefined {
  const text = code.trim()
  if (!text) return 'ui.promo.empty'
  return /^[0-9]+$/.test(text) && text.length <= longestCode ? undefined : 'ui.promo.malformed'
}

/** What the answer to an applied code means, as the id of its text. */
export function promoRefusal(reason: string): string {
  if (reason === 'alreadyUsed') return 'ui.promo.used'
  return reason === 'badRequest' ? 'ui.promo.inactive' : 'ui.promo.unknown'
}
