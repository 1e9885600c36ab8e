import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

type StyledFrameProps = { readonly title: string; readonly styles: string; readonly children: ReactNode }

/** A document of its own, so that neither the styles of the admin nor those of the preview reach the other one. */
export function StyledFrame({ title, styles, children }: StyledFrameProps) {
  const [frame, setFrame] = useState<Document | null>(null)
  useEffect(() => {
    const view = frame?.defaultView as (Window & typeof globalThis) | null | undefined
    if (!frame || !view) return
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(styles)
    frame.adoptedStyleSheets = [sheet]
  }, [frame, styles])
  return (
    <>
      <iframe
        className="method-frame"
        title={title}
        ref={(element) => setFrame(element?.contentDocument ?? null)}
        // Some browsers replace the empty document once it is loaded.
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
      />
      {frame?.body && createPortal(<main>{children}</main>, frame.body)}
    </>
  )
}
