import { useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { useCompiler } from '../../model/live/use-compiler.ts'
import { seenByAnybody } from '../../preview/protocol/visitor.ts'
import { usePreviewed } from '../../preview/scene/use-previewed.ts'
import { LanguageSelect } from '../../preview/window/LanguageSelect.tsx'
import { Preview } from '../../preview/window/Preview.tsx'
import { SizeSelect } from '../../preview/window/SizeSelect.tsx'
import { firstSize } from '../../preview/window/sizes.ts'

type SharedLandingProps = { readonly opened: Answer<'shared'>; readonly token: string }

/** The draft of a landing, in any language and size. */
export function SharedLanding({ opened, token }: SharedLandingProps) {
  const [locale, setLocale] = useState('en')
  const [size, setSize] = useState(firstSize)
  const { currentData: texts, error } = api.useTextsQuery({ locale, token })
  const compiler = useCompiler(opened, opened)
  const compiled = useMemo(() => compiler?.compile(opened.text).compiled, [compiler, opened])
  const seen = useMemo(
    () => ({
      locale,
      messages: texts && (JSON.parse(texts.text) as Readonly<Record<string, string>>),
      parameter: compiled?.param?.required ? (compiled.param.values?.[0] ?? null) : null,
    }),
    [locale, texts, compiled],
  )
  const previewed = usePreviewed(compiler, compiled, seen)
  const scene = useMemo(
    () => previewed && { ...previewed, state: 'first-visit' as const, visitor: seenByAnybody, outlined: [] },
    [previewed],
  )
  return (
    <main className="shared">
      <header className="shared-bar">
        <h1>{opened.record.replace(/^\w+\/|\.json$/g, '')}</h1>
        <span className="badge badge-warn">Preview</span>
        <LanguageSelect languages={compiler?.compiler.shared.site.locales} value={locale} onChange={setLocale} />
        <SizeSelect value={size} onChange={setSize} />
      </header>
      {error && (
        <p className="problem" role="alert">
          {sayFailure(error)}
        </p>
      )}
      {compiler && !compiled ? (
        <p className="problem" role="alert">
          The draft has errors and cannot be shown at the moment. Reload this page once they are fixed.
        </p>
      ) : (
        <div className="shared-viewport">
          <Preview scene={scene} width={size.width} height={size.height} zoom={1} />
        </div>
      )}
    </main>
  )
}
