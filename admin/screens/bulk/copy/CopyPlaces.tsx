import { useId, useMemo } from 'react'
import type { Market } from '../../../../src/contract/index.ts'
import { languageName } from '../../../../src/rules/language-name.ts'
import { api } from '../../../api/api.ts'
import { TickList } from '../../../kit/fields/TickList.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'

type CopyPlacesProps = {
  readonly markets: readonly string[]
  readonly pattern: string
  readonly problem: string | undefined
  readonly onMarkets: (markets: readonly string[]) => void
  readonly onPattern: (pattern: string) => void
}

/** The markets for which copies are made, and how these are called. */
export function CopyPlaces({ markets, pattern, problem, onMarkets, onPattern }: CopyPlacesProps) {
  const id = useId()
  const all = useMarkets()
  if (!all) return <Skeleton label="Loading the markets…" look="lines" />
  const isChosen = (name: string) => markets.includes(name)
  return (
    <section className="copy-places" aria-label="Where to">
      <fieldset>
        <legend>Markets</legend>
        <div className="copy-markets">
          <TickList
            choices={all.map(({ id: name, currencies, locales, legal }) => ({
              value: name,
              text: name,
              note: [currencies[0], locales[0] && languageName(locales[0]), `${legal.legalAge}+`]
                .filter(Boolean)
                .join(' · '),
            }))}
            isChosen={isChosen}
            onToggled={(name) => onMarkets(isChosen(name) ? markets.filter((one) => one !== name) : [...markets, name])}
          />
        </div>
      </fieldset>
      <div className="labelled">
        <label htmlFor={id}>Addresses of the copies</label>
        <input
          className="input"
          id={id}
          aria-invalid={problem !== undefined}
          spellCheck={false}
          maxLength={80}
          value={pattern}
          onChange={({ target }) => onPattern(target.value)}
        />
        <p className={problem ? 'problem' : 'muted'} role={problem ? 'alert' : undefined}>
          {problem ?? '{address} and {market} stand for those of the copy; each address can be changed below.'}
        </p>
        <p className="muted">
          Legal age, licence line, help links, languages and sign-up methods come from each market’s record; currency
          and bonus change where the market has others.
        </p>
      </div>
    </section>
  )
}

function useMarkets(): readonly Market[] | undefined {
  const { data } = api.useLibraryQuery(undefined)
  return useMemo(
    () =>
      data?.records.flatMap(({ record, text }) => (record.startsWith('markets/') ? [JSON.parse(text) as Market] : [])),
    [data],
  )
}
