import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../../ui/text.ts'

type CopyLineProps = { readonly label: string; readonly value: string; readonly children?: ReactNode }

const sheets = 'M9 9h11v11H9zM5 15H4V4h11v1'
const tick = 'm5 13 4.5 4.5L19 7'

/** Something to copy into another program. */
export function CopyLine({ label, value, children }: CopyLineProps) {
  const text = useText()
  const shown = useRef<HTMLElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy(): Promise<void> {
    const isDone = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    // Where the clipboard is closed to pages, the text is selected for the player to copy.
    if (!isDone && shown.current) getSelection()?.selectAllChildren(shown.current)
    setIsCopied(isDone === true)
  }

  return (
    <div className="copy-line">
      <dt>{label}</dt>
      <dd ref={shown}>{children ?? value}</dd>
      <dd>
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isCopied ? tick : sheets} />
          </svg>
          <span className="copy-word">{text(isCopied ? 'site.tool.copied' : 'site.tool.copy')}</span>{' '}
          <span className="unseen">{label}</span>
        </button>
        <span className="unseen" role="status">
          {isCopied && `${label}: ${text('site.tool.copied')}`}
        </span>
      </dd>
    </div>
  )
}
