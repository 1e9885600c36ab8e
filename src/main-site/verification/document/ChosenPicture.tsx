import { useEffect, useRef, useState } from 'react'
import type { OwnVerification } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { drawPicture } from './draw-picture.ts'
import { inMegabytes } from './megabytes.ts'
import { SendingBar } from './SendingBar.tsx'
import type { Chosen, Upload } from './use-upload.ts'

type ChosenPictureProps = {
  readonly chosen: Chosen
  readonly own: Pick<OwnVerification, 'types' | 'largest'>
  readonly upload: Upload
  /** Back to the choice. */
  readonly another: () => void
}

/** What was chosen, to look at before it is sent; what cannot be sent says so at once. */
export function ChosenPicture({ chosen, own, upload, another }: ChosenPictureProps) {
  const text = useText()
  const { canvas, isBroken } = useDrawn(chosen)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { sending, problem } = upload
  const wrong = problemOf(chosen, own) ?? (isBroken ? { id: 'ui.verification.picture-broken' } : undefined)
  const said = wrong ? text(wrong.id, 'values' in wrong ? wrong.values : {}) : problem
  return (
    <div className="chosen">
      <canvas ref={canvas} role="img" aria-label={text('site.verification.preview')} hidden={isBroken} />
      <p className="problem" role="alert">
        {sending.kind === 'offline' ? text('site.tool.offline') : said}
      </p>
      {sending.kind === 'no' ? (
        <div className="chosen-ways">
          {!wrong && (
            <button type="button" ref={first} className="button button-large" onClick={() => upload.send(chosen)}>
              {text('site.verification.send')}
            </button>
          )}
          <button type="button" ref={wrong && first} className="button button-large button-quiet" onClick={another}>
            {text('site.verification.another')}
          </button>
        </div>
      ) : (
        <SendingBar share={sending.share} cancel={upload.cancel} />
      )}
    </div>
  )
}

function problemOf({ file }: Chosen, { types, largest }: ChosenPictureProps['own']) {
  if (!types.some((type) => type === file.type)) return { id: 'ui.verification.picture-unknown' }
  if (file.size <= largest) return undefined
  return { id: 'site.verification.too-large', values: { size: inMegabytes(largest) } }
}

function useDrawn({ file }: Chosen) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    let isCurrent = true
    setIsBroken(false)
    void drawPicture(canvas.current, file).then((isDrawn) => {
      if (isCurrent) setIsBroken(!isDrawn)
    })
    return () => {
      isCurrent = false
    }
  }, [file])
  return { canvas, isBroken }
}
