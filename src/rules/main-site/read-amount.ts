import { toMinorUnits } from '../minor-units.ts'
import type { NumberStyle } from '../money.ts'

/**
 * An amount as people type it, in minor units; undefined if it is none. A dot or comma before the last one or two digits
 * is the decimal sign in every language, as keyboards do not follow the page: all others separate groups.
 */
export function readAmount(typed: string, { digits: native }: Pick<NumberStyle, 'digits'>): number | undefined {
  const latin = native ? [...typed].map((sign) => latinDigit(sign, native)).join('') : typed
  const compact = latin.replaceAll(/[\s\u00A0\u202F'’]/g, '')
  const [, whole = '', decimals = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(compact) ?? []
  if (whole === '' || /[.,](?!\d{2,3}(?:[.,]|$))/.test(whole)) return undefined
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`)
  return Number.isSafeInteger(toMinorUnits(amount)) ? toMinorUnits(amount) : undefined
}

function latinDigit(sign: string, native: string): string {
  const place = [...native].indexOf(sign)
  return place === -1 ? sign : String(place)
}
