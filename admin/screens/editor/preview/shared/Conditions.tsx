import { useState } from 'react'
import type { BonusPreset } from '../../../../../src/contract/index.ts'
import { validators } from '../../../../../src/contract/validators.ts'
import { bonusValues } from '../../../../../src/rules/bonus-values.ts'
import { formatMoney, readNumberStyle } from '../../../../../src/rules/money.ts'
import { compileTexts } from '../../../../../src/ui/compile-texts.ts'
import { formatText } from '../../../../../src/ui/format-text.ts'
import type { Messages } from '../../../../model/live/live.ts'
import type { Content } from '../../../../model/record/content.ts'
import type { Stage } from './use-stage.ts'

type ConditionsProps = {
  readonly content: Content
  readonly stage: Stage
  readonly locale: string
  readonly messages: Messages
}

/** The conditions of a bonus as players read them, in one of its currencies. */
export function Conditions({ content, stage: { compiler, landing }, locale, messages }: ConditionsProps) {
  const [wanted, setWanted] = useState<string>(landing.bonus.currency)
  if (!validators.bonusPreset(content)) return null
  const preset = content as unknown as BonusPreset
  const { amounts, conditions } = preset
  const offer = amounts.find(({ currency }) => currency === wanted) ?? amounts[0]
  if (!offer) return null
  const { site, markets } = compiler.compiler.shared
  const tag = site.locales.find(({ code }) => code === locale)?.tag ?? locale
  const numbers = readNumberStyle(tag)
  const age = markets.find(({ id }) => id === landing.market)?.legal.legalAge ?? 18
  const symbol = site.currencies.find(({ code }) => code === offer.currency)?.symbol ?? offer.currency
  const terms = { amount: formatMoney(offer.amount, symbol, numbers), currency: offer.currency }
  const values = { brand: site.brand.name, age, ...bonusValues(preset, terms, numbers) }
  return (
    <figure className="stage-frame stage-conditions">
      <figcaption>
        The conditions
        <label>
          <span className="unseen">Currency</span>
          <select className="input" value={offer.currency} onChange={({ target }) => setWanted(target.value)}>
            {amounts.map(({ currency }) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
      </figcaption>
      <p lang={tag}>{formatText(compileTexts(messages).get(conditions) ?? conditions, tag, values)}</p>
    </figure>
  )
}
