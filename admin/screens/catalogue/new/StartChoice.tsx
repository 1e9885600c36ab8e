import { useId } from 'react'
import { LandingPicker } from '../../../parts/landing-picker/LandingPicker.tsx'
import { TemplateGallery } from './TemplateGallery.tsx'
import type { Template } from './templates.ts'
import type { Choice } from './use-start.ts'

type StartChoiceProps = {
  readonly choice: Choice
  readonly onChosen: (choice: Choice) => void
  /** Called once something is picked: the address comes next. */
  readonly onSettled: () => void
  readonly templates: readonly Template[]
  readonly markets: readonly string[]
}

const kinds = [
  { kind: 'template', label: 'From a template' },
  { kind: 'copy', label: 'Copy of a landing' },
  { kind: 'blank', label: 'Blank, for a market' },
] as const

/** What a new landing starts from. */
export function StartChoice({ choice, onChosen, onSettled, templates, markets }: StartChoiceProps) {
  const id = useId()
  return (
    <>
      <fieldset className="new-landing-kinds">
        <legend className="unseen">Start with</legend>
        {kinds.map(({ kind, label }) => (
          <label key={kind} className="new-landing-kind">
            <input
              type="radio"
              className="unseen"
              name={`${id}-kind`}
              checked={choice.kind === kind}
              onChange={() => onChosen({ kind })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {choice.kind === 'template' && (
        <TemplateGallery
          templates={templates}
          chosen={choice.template}
          onChosen={(template) => onChosen({ kind: 'template', template })}
          onSettled={onSettled}
        />
      )}
      {choice.kind === 'copy' && (
        <div className="new-landing-field new-landing-copy">
          <LandingPicker
            label="Landing to copy"
            slug={choice.landing?.slug}
            onPicked={(landing) => {
              onChosen({ kind: 'copy', landing })
              onSettled()
            }}
          />
          <p className="muted">
            The copy has everything that the landing states itself, and is independent of it from then on.
          </p>
        </div>
      )}
      {choice.kind === 'blank' && (
        <div className="new-landing-field">
          <label htmlFor={`${id}-market`}>Market</label>
          <select
            className="input"
            id={`${id}-market`}
            value={choice.market ?? ''}
            onChange={(event) => onChosen({ kind: 'blank', market: event.target.value })}
          >
            <option value="" disabled>
              Choose…
            </option>
            {markets.map((market) => (
              <option key={market}>{market}</option>
            ))}
          </select>
          <p className="muted">It starts with what all landings share, with the legal texts of this market.</p>
        </div>
      )}
    </>
  )
}
