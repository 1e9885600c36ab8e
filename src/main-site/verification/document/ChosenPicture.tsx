import { useEffect, useRef } from 'react'
import { useText } from '../../../ui/text.ts'
import { SendingBar } from './SendingBar.tsx'
import { usePrepared } from './use-prepared.ts'
import type { Chosen, Upload } from './use-upload.ts'

type ChosenPictureProps = {
  readonly chosen: Chosen
  /** What is accepted. */
  readonly types: readonly string[]
  readonly upload: Upload
  /** Back to the choice. */
  readonly another: () => void
}

/** What was chosen, to look at before it is sent; what is no picture says so at once. */
export function ChosenPicture({ chosen, types, upload, another }: ChosenPictureProps) {
  const text = useText()
  const { canvas, prepared } = usePrepared(chosen, types)
  const first = useRef<HTMLButtonElement>(null)
  const isKnown = prepared !== undefined
  useEffect(() => {
    if (isKnown) first.current?.focus()
  }, [isKnown])
  const { sending } = upload
  const content = prepared && 'content' in prepared ? prepared.content : undefined
  const problem = prepared && 'problem' in prepared ? text(prepared.problem) : upload.problem
  return (
    <div className="chosen" aria-busy={!isKnown}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={text('site.verification.preview')}
        hidden={isKnown && content === undefined}
      />
      <p className="problem" role="alert">
        {sending.kind === 'offline' ? text('site.tool.offline') : problem}
      </p>
      {isKnown && sending.kind === 'no' && (
        <div className="chosen-ways">
          {content && (
            <button
              type="button"
              ref={first}
              className="button button-large"
              onClick={() => upload.send(chosen.id, content)}
            >
              {text('site.verification.send')}
            </button>
          )}
          <button
            type="button"
            ref={content ? null : first}
            className="button button-large button-quiet"
            onClick={another}
          >
            {text('site.verification.another')}
          </button>
        </div>
      )}
      {sending.kind !== 'no' && <SendingBar share={sending.share} cancel={upload.cancel} />}
    </div>
  )
}
