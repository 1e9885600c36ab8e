import { api } from '../../api/api.ts'
import { ComboField } from '../../kit/combobox/ComboField.tsx'
import { type Landing, nameOf } from '../../model/landings/landing.ts'

type LandingPickerProps = {
  readonly label: string
  readonly slug: string | undefined
  readonly onPicked: (landing: Landing) => void
}

/** A field that finds a landing by its slug, theme or tags. */
export function LandingPicker({ label, slug, onPicked }: LandingPickerProps) {
  const { data } = api.useCatalogueQuery(undefined)
  return (
    <ComboField
      label={label}
      placeholder="Address, theme or tag…"
      listLabel={label}
      options={data?.landings}
      most={30}
      keyOf={(landing) => landing.slug}
      textOf={(landing) => [nameOf(landing), landing.theme, ...landing.tags].join(' ')}
      show={(landing) => (
        <>
          <span>{nameOf(landing)}</span>
          <span className="muted">{[landing.theme, landing.market].filter(Boolean).join(' · ')}</span>
        </>
      )}
      none="No landings match"
      {...(slug !== undefined && { value: nameOf({ slug }) })}
      onPicked={onPicked}
    />
  )
}
