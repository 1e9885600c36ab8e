import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { languageName } from '../../../src/rules/language-name.ts'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { ZoomField } from '../../kit/fields/ZoomField.tsx'
import { plural } from '../../kit/format/plural.ts'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { useIcons } from '../../model/live/use-icons.ts'
import { useSite } from '../../model/site/site.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import { LandingPicker } from '../../parts/landing-picker/LandingPicker.tsx'
import { type StateName, states } from '../../preview/protocol/states.ts'
import { sizes } from '../../preview/window/sizes.ts'
import { DimensionMenu } from './DimensionMenu.tsx'
import { SheetRow } from './SheetRow.tsx'
import { chosenOf, listsOf, type SheetLists, sheetSearchOf } from './sheet-search.ts'
import './sheet.css'

const moments = (Object.keys(states) as StateName[]).map((name) => ({
  name,
  label: states[name].label,
  short: states[name].label,
}))
const widths = sizes.map(({ name, width }) => ({
  name: String(width),
  label: `${name} ${width}`,
  short: String(width),
}))

/** Landings side by side, in languages, sizes and moments of the visit; the address holds the selection. */
export default function Sheet() {
  const { data: catalogue, error, refetch } = api.useCatalogueQuery(undefined)
  const { data: library, error: refused, refetch: again } = api.useLibraryQuery(undefined)
  const icons = useIcons()
  const site = useSite()
  const lists = listsOf(useSearch({ strict: false }))
  const navigate = useNavigate()
  const [zoom, setZoom] = useState(0.4)
  const change = (changes: Partial<SheetLists>) =>
    void navigate({ to: '/sheet', search: sheetSearchOf({ ...lists, ...changes }) })
  if (error) return <FailedScreen title="Contact sheet" message={sayFailure(error)} onRetry={refetch} />
  if (refused) return <FailedScreen title="Contact sheet" message={sayFailure(refused)} onRetry={again} />
  // As the address has them, until the site is read.
  const asked = lists.locales.length > 0 ? lists.locales : [sourceLocale]
  const languages = (site?.locales ?? asked.map((code) => ({ code, name: languageName(code) }))).map(
    ({ code, name }) => ({
      name: code,
      label: `${name} (${code})`,
      short: code,
    }),
  )
  const locales = chosenOf(languages, lists.locales, ({ name }) => name).map(({ name }) => name)
  const chosenSizes = chosenOf(sizes, lists.sizes, ({ width }) => String(width))
  const chosenStates = chosenOf(moments, lists.states, ({ name }) => name).map(({ name }) => name)
  const shots = locales.flatMap((locale) =>
    chosenSizes.flatMap((size) => chosenStates.map((state) => ({ locale, size, state }))),
  )
  const landings = catalogue?.landings.filter(({ slug }) => lists.landings.includes(slug)) ?? []
  const unknown = lists.landings.filter((slug) => !landings.some((landing) => landing.slug === slug))
  return (
    <Screen title="Contact sheet" className="sheet">
      <div className="sheet-tools">
        <LandingPicker
          label="Add a landing"
          slug={undefined}
          onPicked={({ slug }) => change({ landings: [...lists.landings, slug] })}
        />
        <DimensionMenu
          title="Languages"
          all={languages}
          chosen={locales}
          onChosen={(chosen) => change({ locales: chosen })}
        />
        <DimensionMenu
          title="Sizes"
          all={widths}
          chosen={chosenSizes.map(({ width }) => String(width))}
          onChosen={(chosen) => change({ sizes: chosen })}
        />
        <DimensionMenu
          title="Moments"
          all={moments}
          chosen={chosenStates}
          onChosen={(chosen) => change({ states: chosen })}
        />
        <ZoomField value={zoom} onChange={setZoom} />
        <span className="muted" role="status">
          {catalogue && site ? plural(landings.length * shots.length, 'picture') : 'Loading…'}
        </span>
      </div>
      {catalogue && landings.length === 0 && (
        <p className="muted">
          No landings selected. Add one above, or select some in the list of <Link to="/">landings</Link>.
        </p>
      )}
      {catalogue && unknown.length > 0 && (
        <p className="problem">
          Unknown landing: {unknown.join(', ')}.{' '}
          <button
            type="button"
            className="button button-small"
            onClick={() => change({ landings: landings.map(({ slug }) => slug) })}
          >
            Remove
          </button>
        </p>
      )}
      {!(catalogue && library && icons) && lists.landings.length > 0 && (
        <Skeleton label="Loading the pictures…" look="cards" />
      )}
      {library && icons && (
        <div className="sheet-wall">
          {landings.map((landing) => (
            <SheetRow
              key={landing.slug}
              landing={landing}
              shots={shots}
              library={library}
              icons={icons}
              zoom={zoom}
              onRemoved={() => change({ landings: lists.landings.filter((slug) => slug !== landing.slug) })}
            />
          ))}
        </div>
      )}
    </Screen>
  )
}
