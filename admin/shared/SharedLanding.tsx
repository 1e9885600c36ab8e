import { useMemo, useState } from 'react'
import { api } from '../api/api.ts'
import type { Answer } from '../api/ask.ts'
import { sayFailure } from '../api/failure.ts'
import { openLiveCompiler } from '../editor/model/live.ts'
import { useIcons } from '../editor/use-editor.ts'
import { usePreviewed } from '../editor/use-previewed.ts'
import { Preview } from '../preview/Preview.tsx'
import { firstSize, sizes } from '../preview/sizes.ts'

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
  const scene = useMemo(() => previewed && { ...previewed, state: 'first-visit' as const, outlined: null }, [previewed])
  return (
    <main className="shared">
      <header className="shared-bar">
        <h1>{opened.record.replace(/^\w+\/|\.json$/g, '')}</h1>
        <span className="badge badge-warn">Preview</span>
        <label>
          Language
          <select className="input" value={locale} onChange={({ target }) => setLocale(target.value)}>
            {compiler?.compiler.shared.site.locales.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Size
          <select
            className="input"
            value={size.width}
            onChange={({ target }) => setSize(sizes.find(({ width }) => width === Number(target.value)) ?? size)}
          >
            {sizes.map(({ name, width }) => (
              <option key={width} value={width}>
                {name} {width}
              </option>
            ))}
          </select>
        </label>
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
