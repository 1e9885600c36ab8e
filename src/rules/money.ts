/** How a language formats numbers, as data, so that every browser gives the same result. */
export type NumberStyle = {
  readonly group: string
  readonly decimal: string
  /** Whether digits are grouped as 15,00,000. */
  readonly lakh: boolean
  /** The minimum number of digits before the first separator. */
  readonly firstGroup: number
  readonly symbolFirst: boolean
  /** The gap between a symbol and its number; a symbol that is a word always has a space. */
  readonly symbolGap: string
  /** The ten digits, if they are not the Latin ones. */
  readonly digits?: string
  /** A percentage with 0 as the placeholder. */
  readonly percent: string
}

const space = '\u00A0'

/** Read from `Intl` once, at build time; a visitor's browser may support the language less well. */
export function readNumberStyle(locale: string): NumberStyle {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8)
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((one) => one.type === type)?.value
  const integers = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const fourDigits = new Intl.NumberFormat(locale).formatToParts(1234)
  const isSymbol = ({ type }: Intl.NumberFormatPart) => type === 'currency'
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).formatToParts(1)
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)
  return {
    ...(digits === '9876543210' ? {} : { digits: [...digits].reverse().join('') }),
    group: part('group') ?? '',
    decimal: part('decimal') ?? '.',
    lakh: integers.at(-2) === 2,
    firstGroup: fourDigits.some(({ type }) => type === 'group') ? 1 : 2,
    symbolFirst: money.findIndex(isSymbol) < money.findIndex(({ type }) => type === 'integer'),
    symbolGap: money.some(({ type }) => type === 'literal') ? space : '',
    percent: new Intl.NumberFormat(locale, { style: 'percent' }).format(0).replace(/\p{Number}/u, '0'),
  }
}

export function formatNumber(value: number, style: NumberStyle, digits = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.')
  const grouped = whole.length < 3 + style.firstGroup ? whole : groupDigits(whole, style)
  const number = `${value < 0 ? '-' : ''}${grouped}${fraction ? `${style.decimal}${fraction}` : ''}`
  const { digits: native } = style
  return native ? number.replace(/\d/g, (digit) => [...native][Number(digit)] ?? digit) : number
}

function groupDigits(whole: string, { group, lakh }: NumberStyle): string {
  const last = whole.slice(-3)
  const rest = whole.slice(0, -3).replace(lakh ? /\B(?=(\d{2})+$)/g : /\B(?=(\d{3})+$)/g, group)
  return rest ? `${rest}${group}${last}` : last
}

/** Formats an amount with its symbol; whole amounts have no decimals. */
export function formatMoney(amount: number, symbol: string, style: NumberStyle): string {
  const number = formatNumber(amount, style, Number.isInteger(amount) ? 0 : 2)
  const gap = /\p{Letter}/u.test(style.symbolFirst ? symbol.slice(-1) : symbol.slice(0, 1)) ? space : style.symbolGap
  return style.symbolFirst ? `${symbol}${gap}${number}` : `${number}${gap}${symbol}`
}

export function formatPercent(value: number, { percent, ...style }: NumberStyle): string {
  return percent.replace('0', formatNumber(value, { percent, ...style }))
}
