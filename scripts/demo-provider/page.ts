import type { Outcome, Side } from './coin.ts'
import { styles } from './styles.ts'
import words from './words.json' with { type: 'json' }

/** Who plays, as the launch says. */
export type Visit = { readonly token: string; readonly currency: string; readonly locale: string }

type Shown = {
  readonly casino: string
  /** In minor units. */
  readonly balance: number | undefined
  readonly outcome?: Outcome
  /** As it was typed before. */
  readonly stake?: string
}

type Words = (typeof words)['en']

/** What is staked at first, where ten units would be too little or too much. */
const firstStakes: Readonly<Record<string, number>> = {
  ...{ INR: 100, BRL: 10, TRY: 50, PKR: 300, BDT: 150, IDR: 20_000, UZS: 15_000, VND: 30_000 },
  ...{ UAH: 50, THB: 50, USD: 2, EUR: 2, NPR: 200, LKR: 400, PHP: 100, KES: 150 },
}

/** The page of the game. */
export function coinPage({ token, currency, locale }: Visit, { casino, balance, outcome, stake }: Shown): string {
  const own: Words = locale in words ? words[locale as keyof typeof words] : words.en
  // Hindi in Latin letters is no language of Intl.
  const format = new Intl.NumberFormat(locale === 'hin' ? 'en-IN' : locale, { style: 'currency', currency })
  const money = (amount: number) => format.format(amount / 100)
  const side = outcome?.kind === 'came' ? outcome.side : 'heads'
  const back = `${casino}${locale === 'en' ? '' : `/${locale}`}/casino`
  const hidden = { token, currency, locale, round: crypto.randomUUID() }
  return `<!doctype html>
<html lang="${escaped(locale)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Temple Coin</title>
<style>${styles}</style>
<header><a href="${escaped(back)}">${own.back}</a><p>${own.by}</p></header>
<main>
<h1>Temple Coin</h1>
<div class="coin ${outcome?.kind === 'came' ? 'has-flown ' : ''}is-${side}" aria-hidden="true"><i></i><b></b></div>
<p class="said" role="status">${said(outcome, own, money)}</p>
<form method="post" action="/flip">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  .join('')}
<label>${own.stake} (${escaped(currency)}) <input name="stake" inputmode="decimal" autocomplete="off" value="${escaped(stake || String(firstStakes[currency] ?? 100))}"></label>
<div class="sides">${(['heads', 'tails'] as const).map((one) => `<button name="side" value="${one}">${own[one]} <b>×1.94</b></button>`).join('')}</div>
</form>
${balance === undefined ? '' : `<p class="balance">${own.balance} <b>${money(balance)}</b></p>`}
</main>
</html>`
}

function said(outcome: Outcome | undefined, own: Words, money: (amount: number) => string): string {
  if (!outcome) return own.choose
  if (outcome.kind === 'refused') {
    const about: Readonly<Record<string, string>> = { 'insufficient-funds': own.poor, 'external-token': own.expired }
    return about[outcome.code] ?? own.refused
  }
  return `${own[outcome.side as Side]}. ${outcome.payout > 0 ? `${own.won} ${money(outcome.payout)}` : own.lost}`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
