import { useMemo, useState } from 'react'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import type { TypeOfBlock } from '../../model/schemas/schema-at.ts'
import type { StateName } from '../../preview/protocol/states.ts'
import { anybody } from '../../preview/protocol/visitor.ts'
import { useSceneIn } from '../../preview/scene/use-scene.ts'
import { LanguageSelect } from '../../preview/window/LanguageSelect.tsx'
import { Preview } from '../../preview/window/Preview.tsx'
import { SizeSelect } from '../../preview/window/SizeSelect.tsx'
import { StateSelect } from '../../preview/window/StateSelect.tsx'
import { firstSize } from '../../preview/window/sizes.ts'
import { GuestComments } from './GuestComments.tsx'
import { useDraft } from './use-draft.ts'

type SharedLandingProps = { readonly opened: Answer<'shared'>; readonly token: string }

/** The draft of a landing with its texts: in any language and size, at any moment of a visit. */
export function SharedLanding({ opened, token }: SharedLandingProps) {
  const [locale, setLocale] = useState('en')
  const [size, setSize] = useState(firstSize)
  const [state, setState] = useState<StateName>('first-visit')
  const [place, setPlace] = useState<readonly string[]>([])
  const { compiler, landing, messages, error } = useDraft(opened, token, locale)
  const view = useMemo(
    () => ({
      locale,
      messages,
      parameter: landing?.param?.required ? (landing.param.values?.[0] ?? null) : null,
    }),
    [locale, messages, landing],
  )
  const scene = useSceneIn({ compiler, landing, view, state, visitor: anybody, outlined: place }, undefined)
  const typeOfBlock: TypeOfBlock = (block) => landing?.blocks.find(({ id }) => id === block)?.type
  return (
    <main className="shared">
      <header className="shared-bar">
        <h1>{opened.record.replace(/^\w+\/|\.json$/g, '')}</h1>
        <span className="badge badge-warn">Preview</span>
        <StateSelect page={scene?.page} value={state} onChange={setState} />
        <LanguageSelect languages={compiler?.compiler.shared.site.locales} value={locale} onChange={setLocale} />
        <SizeSelect value={size} onChange={setSize} />
      </header>
      {error && (
        <p className="problem" role="alert">
          {sayFailure(error)}
        </p>
      )}
      {compiler && !landing ? (
        <p className="problem" role="alert">
          The draft has errors and cannot be shown at the moment. Reload this page once they are fixed.
        </p>
      ) : (
        <div className="shared-viewport">
          <Preview scene={scene} width={size.width} height={size.height} zoom={1} onPicked={setPlace} />
        </div>
      )}
      <GuestComments token={token} record={opened.record} place={place} typeOfBlock={typeOfBlock} onPlace={setPlace} />
    </main>
  )
}
