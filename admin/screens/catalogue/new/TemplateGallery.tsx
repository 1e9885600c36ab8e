import { useId, useState } from 'react'
import { plural } from '../../../kit/format/plural.ts'
import { Thumbnail } from '../table/Thumbnail.tsx'
import type { Template } from './templates.ts'

type TemplateGalleryProps = {
  readonly templates: readonly Template[]
  readonly chosen: string | undefined
  readonly onChosen: (template: string) => void
  readonly onSettled: () => void
}

/** The templates, each with the thumbnail of a landing that extends it. */
export function TemplateGallery({ templates, chosen, onChosen, onSettled }: TemplateGalleryProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = templates.filter(({ name, tags }) =>
    [name, ...tags].join(' ').toLowerCase().includes(typed.trim().toLowerCase()),
  )
  return (
    <>
      <input
        className="input"
        type="search"
        data-focused-first
        aria-label="Search templates"
        placeholder="Search templates…"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset className="gallery">
        <legend className="unseen">Template</legend>
        {found.map(({ name, tags, uses, example }) => (
          <label key={name} className="gallery-card">
            <input
              type="radio"
              className="unseen"
              name={`${id}-template`}
              checked={name === chosen}
              onChange={() => onChosen(name)}
              // Arrows go on through the templates; a pointer has picked one, and so has Enter, which submits.
              onClick={({ detail }) => detail > 0 && onSettled()}
            />
            <Thumbnail slug={example} />
            <span className="gallery-words">
              <strong>{name}</strong>
              <span className="muted">
                {[plural(uses, 'landing'), example && `such as ${example}`].filter(Boolean).join(', ')}
              </span>
              {tags.length > 0 && <span>{tags.join(', ')}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {templates.length > 0 && found.length === 0 && <p className="muted">No templates match “{typed}”.</p>}
    </>
  )
}
