import { useMemo, useRef, useState } from 'react'
import type { CurrencyCode, Market, PaymentMethod } from '../../../../../src/contract/index.ts'
import { validators } from '../../../../../src/contract/validators.ts'
import { cashierStyles } from '../../../../../src/main-site/preview/cashier-styles.ts'
import { MethodPreview, rangeOf, type Way } from '../../../../../src/main-site/preview/MethodPreview.tsx'
import { LateSelect } from '../../../../kit/fields/LateSelect.tsx'
import type { LiveCompiler, Messages } from '../../../../model/live/live.ts'
import type { Content } from '../../../../model/record/content.ts'
import { spaced } from '../../../../model/schemas/spaced.ts'
import { LanguageSelect } from '../../../../preview/window/LanguageSelect.tsx'
import { basicsOf } from './basics-of.ts'
import { StyledFrame } from './StyledFrame.tsx'
import './method-pane.css'
import '../no-preview.css'

type MethodPaneProps = {
  readonly content: Content
  readonly compiler: LiveCompiler | undefined
  readonly messages: Messages | undefined
  readonly locale: string
  readonly onLocale: (locale: string) => void
}

const ways: readonly Way[] = ['deposit', 'withdrawal']

/** A payment method in the cashier: in a market, in a language, one way or the other. */
export function MethodPane({ content, compiler, messages, locale, onLocale }: MethodPaneProps) {
  const method = useLastGood(content)
  const [chosen, setChosen] = useState<string>()
  const [way, setWay] = useState<Way>('deposit')
  const shared = compiler?.compiler.shared
  const markets = useMemo(
    () => shared?.markets.filter(({ id }) => method?.markets.includes(id)) ?? [],
    [shared, method],
  )
  const market = markets.find(({ id }) => id === chosen) ?? markets[0]
  const basics = useMemo(
    () =>
      method && market && shared && messages
        ? basicsOf(method, { site: shared.site, market, locale, messages, icons: compiler?.icons ?? '' })
        : undefined,
    [method, market, shared, messages, locale, compiler],
  )
  const currency = method && market && currencyOf(method, market, way)
  return (
    <section className="method-pane" aria-label="Preview">
      <div className="preview-tools">
        <LanguageSelect languages={shared?.site.locales} value={locale} onChange={onLocale} />
        <label>
          <span className="unseen">Preview as</span>
          <select className="input" value={way} onChange={({ target }) => setWay(target.value as Way)}>
            {ways.map((one) => (
              <option key={one} value={one}>
                {spaced(one)}
              </option>
            ))}
          </select>
        </label>
        <LateSelect
          label="Preview in"
          choices={markets.map(({ id }) => ({ value: id, text: id }))}
          value={market?.id}
          none={shared ? 'No market' : 'Loading…'}
          onChange={setChosen}
        />
      </div>
      {method && basics && currency ? (
        <StyledFrame title={`${method.id} in the cashier`} styles={cashierStyles}>
          <MethodPreview key={`${way} ${currency}`} method={method} way={way} currency={currency} basics={basics} />
        </StyledFrame>
      ) : (
        <p className="muted no-preview">
          {whyNot({ method, market, way, isLoaded: shared !== undefined && messages !== undefined })}
        </p>
      )}
    </section>
  )
}

type Missing = {
  readonly method: PaymentMethod | undefined
  readonly market: Market | undefined
  readonly way: Way
  readonly isLoaded: boolean
}

function whyNot({ method, market, way, isLoaded }: Missing): string {
  if (!isLoaded) return 'Loading…'
  if (!method) return 'Mend the problems of this record to see it in the cashier.'
  if (!market) return 'No market offers this method.'
  return `Players of ${market.id} are not offered this method for a ${way}: it has no range for their currencies.`
}

/** The method as it was before something wrong was typed. */
function useLastGood(content: Content): PaymentMethod | undefined {
  const good = useRef<PaymentMethod>(undefined)
  return useMemo(() => {
    if (validators.paymentMethod(content)) good.current = content as unknown as PaymentMethod
    return good.current
  }, [content])
}

const currencyOf = (method: PaymentMethod, { currencies }: Market, way: Way): CurrencyCode | undefined =>
  currencies.find((currency) => rangeOf({ method, way, currency }) !== undefined)
