import { useEffect, useRef, useState } from 'react'
import { type FromPreview, linkToPreview, type Scene, sendNow } from '../protocol/protocol.ts'
import './preview.css'

type PreviewProps = {
  /** Undefined until the page can be rendered for the first time. */
  readonly scene: Scene | undefined
  readonly width: number
  readonly height: number
  readonly zoom: number
  /** Looked at alone: its open dialog does not take the focus. */
  readonly isInert?: boolean
  /** Where there are several, the title of this one. */
  readonly title?: string
  /** Whether a part of it could not be rendered, and is shown as it was before. */
  readonly onShown?: (isAsBefore: boolean) => void
  readonly onPicked?: (path: readonly string[]) => void
}

/** The page in a frame, as visitors get it; it follows every key press. */
export function Preview({
  scene,
  width,
  height,
  zoom,
  title = 'Preview of the landing',
  isInert = false,
  onShown,
  onPicked,
}: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [reloads, setReloads] = useState(0)
  const [problem, setProblem] = useState('')
  const link = useRef<ReturnType<typeof linkToPreview>>(null)
  const handlers = useRef({ onPicked, onShown })
  handlers.current = { onPicked, onShown }

  useEffect(() => {
    const made = linkToPreview({
      send: (message) => frame.current?.contentWindow && sendNow(frame.current.contentWindow, message),
      reload: () => setReloads((before) => before + 1),
      onShown: (number) => performance.mark('preview-shown', { detail: number }),
    })
    link.current = made
    const receive = ({ data, origin, source }: MessageEvent<FromPreview>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind === 'picked') handlers.current.onPicked?.(data.path)
      if (data.kind === 'shown') setProblem('')
      if (data.kind === 'failed') setProblem(data.message)
      if (data.kind === 'shown' || data.kind === 'failed')
        handlers.current.onShown?.(data.kind === 'failed' || data.isAsBefore)
      made.receive(data)
    }
    addEventListener('message', receive)
    return () => {
      removeEventListener('message', receive)
      made.close()
    }
  }, [])
  useEffect(() => {
    if (scene) link.current?.show(scene)
  }, [scene])

  return (
    <div
      className="preview"
      inert={isInert}
      data-empty={scene ? undefined : ''}
      style={{ width: width * zoom, height: height * zoom }}
    >
      {problem && (
        <p className="preview-problem" role="alert">
          The preview failed: {problem}
        </p>
      )}
      <iframe
        key={reloads}
        ref={frame}
        title={title}
        src="/admin/preview.html"
        style={{ width, height, scale: String(zoom) }}
      />
    </div>
  )
}
