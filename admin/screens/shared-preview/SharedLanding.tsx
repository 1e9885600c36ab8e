import { useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { openLiveCompiler } from '../../model/live/live.ts'
import { seenByAnybody } from '../../preview/protocol/visitor.ts'
import { usePreviewed } from '../../preview/scene/use-previewed.ts'
import { LanguageSelect } from '../../preview/window/LanguageSelect.tsx'
import { Preview } from '../../preview/window/Preview.tsx'
import { SizeSelect } from '../../preview/window/SizeSelect.tsx'
import { firstSize } from '../../preview/window/sizes.ts'
import { useIcons } from '../editor/use-editor.ts'

type SharedLandingProps = { readonly opened: Answer<'shared'>; readonly token: string }

/** The landing as its draft says it, in any language and on any screen. */
export function SharedLanding({ opened, token }: SharedLandingProps) {
  const icons = useIcons()
  const [locale, setLocale] = useState('en')
  const [size, setSize] = useState(firstSize)
  const { currentData: texts, error } = api.useTextsQuery({ locale, token })
  const compiler = useMemo(
    () => (icons ? openLiveCompiler(opened.record, opened, opened.ancestors, icons) : undefined),
    [icons, opened],
  )
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
          The draft has errors at this moment and cannot be shown. Look again when whoever sent the link has mended it.
        </p>
      ) : (
        <div className="shared-floor">
          <Preview scene={scene} width={size.width} height={size.height} zoom={1} />
        </div>
      )}
    </main>
  )
}
