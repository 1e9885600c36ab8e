import type { PaymentMethod } from '../../contract/index.ts'
import { templateProblem } from '../../rules/cashier/payment-link.ts'
import { isPattern, matchesWhole } from '../../rules/entry/whole-match.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'

type Problem = Omit<Finding, 'file'>

/** A payment method can be offered, and its links and patterns work. */
export function checkPaymentMethod(
  { file, value }: CheckedRecord<'payment-method'>,
  library: Pick<Library, 'markets'>,
): Finding[] {
  return [
    ...wrongRanges(value, library),
    ...missingParts(value),
    ...missingPayout(value),
    ...wrongPatterns(value),
    ...wrongLink(value),
  ].map((problem) => ({ ...problem, file }))
}

function wrongRanges({ ranges, withdrawal, markets }: PaymentMethod, library: Pick<Library, 'markets'>): Problem[] {
  const offered = markets.flatMap((market) => library.markets.get(market)?.currencies ?? [])
  return [
    ...problemsOfRanges('/ranges', ranges, offered),
    ...problemsOfRanges('/withdrawal/ranges', withdrawal?.ranges ?? [], offered),
  ]
}

function problemsOfRanges(at: string, ranges: PaymentMethod['ranges'], offered: readonly string[]): Problem[] {
  return ranges.flatMap(({ currency, minimum, maximum }, index): Problem[] => {
    const pointer = `${at}/${index}`
    const problems: Problem[] = []
    if (minimum > maximum) {
      const message = `The minimum ${minimum} is above the maximum ${maximum}.`
      problems.push({ code: 'range-order', pointer: `${pointer}/minimum`, message })
    }
    if (ranges.findIndex((range) => range.currency === currency) < index) {
      const message = `There is already a range in ${currency}.`
      problems.push({ code: 'range-twice', pointer: `${pointer}/currency`, message })
    }
    if (offered.length > 0 && !offered.includes(currency)) {
      const message = `No market of the method has ${currency}.`
      problems.push({ code: 'range-nowhere', pointer: `${pointer}/currency`, message })
    }
    return problems
  })
}

/** What each kind cannot do without. */
const neededParts = {
  transfer: ['account', 'transactionId'],
  pix: ['account'],
  code: ['account', 'link'],
  redirect: [],
} as const satisfies Record<PaymentMethod['kind'], readonly (keyof PaymentMethod)[]>

function missingParts(method: PaymentMethod): Problem[] {
  return neededParts[method.kind]
    .filter((part) => method[part] === undefined)
    .map((part) => ({
      code: 'method-incomplete',
      pointer: '/kind',
      message: `A method of the kind "${method.kind}" needs "${part}".`,
    }))
}

function missingPayout({ direction, withdrawal }: PaymentMethod): Problem[] {
  if (direction === 'deposit' || withdrawal) return []
  const message = `A method of the direction "${direction}" needs "withdrawal".`
  return [{ code: 'method-incomplete', pointer: '/direction', message }]
}

function wrongPatterns({ account, transactionId, fields = [], withdrawal }: PaymentMethod): Problem[] {
  const patternsOf = (at: string, all: NonNullable<PaymentMethod['fields']>) =>
    all.map(({ schema }, index) => ({ at: `${at}/${index}/schema`, pattern: schema.pattern }))
  const stated = [
    { at: '/account', ...account },
    { at: '/transactionId', ...transactionId },
    ...patternsOf('/fields', fields),
    ...patternsOf('/withdrawal/fields', withdrawal?.fields ?? []),
  ]
  return stated.flatMap((one): Problem[] => {
    const { at, pattern } = one
    if (pattern === undefined) return []
    if (!isPattern(pattern)) {
      const message = `"${pattern}" is not a regular expression.`
      return [{ code: 'pattern-broken', pointer: `${at}/pattern`, message }]
    }
    const example = 'example' in one ? one.example : undefined
    if (example === undefined || matchesWhole(pattern, example)) return []
    return [{ code: 'example-differs', pointer: `${at}/example`, message: `"${example}" does not match the pattern.` }]
  })
}

function wrongLink({ link }: PaymentMethod): Problem[] {
  const message = link && templateProblem(link)
  return message ? [{ code: 'link-unbuildable', pointer: '/link', message }] : []
}
