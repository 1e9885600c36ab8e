import { useEffect, useRef, useState } from 'react'
import { type FromPreview, linkToPreview, type Scene, tellAtOnce } from '../protocol/protocol.ts'
import './preview.css'

type PreviewProps = {
  /** Nothing until the page can be put together for the first time. */
  readonly scene: Scene | undefined
  readonly width: number
  readonly height: number
  readonly zoom: number
  /** What the frame is called where there are several. */
  readonly title?: string
  readonly onShown?: () => void
  readonly onPicked?: (path: readonly string[]) => void
}

/** The page in a frame of its own, as visitors get it, in step with the keys. */
export function Preview({
  scene,
  width,
  height,
  zoom,
  title = 'Preview of the landing',
  onShown,
  onPicked,
}: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState('')
  const link = useRef<ReturnType<typeof linkToPreview>>(null)
  const heard = useRef({ onPicked, onShown })
  heard.current = { onPicked, onShown }

  useEffect(() => {
    const made = linkToPreview({
      send: (message) => frame.current?.contentWindow && tellAtOnce(frame.current.contentWindow, message),
      reload: () => setRound((before) => before + 1),
      onShown: (number) => performance.mark('preview-shown', { detail: number }),
    })
    link.current = made
    const hear = ({ data, origin, source }: MessageEvent<FromPreview>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind === 'picked') heard.current.onPicked?.(data.path)
      if (data.kind === 'shown') setProblem('')
      if (data.kind === 'failed') setProblem(data.message)
      if (data.kind === 'shown' || data.kind === 'failed') heard.current.onShown?.()
      made.hear(data)
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      made.close()
    }
  }, [])
  useEffect(() => {
    if (scene) link.current?.show(scene)
  }, [scene])

  return (
    <div className="preview" data-empty={scene ? undefined : ''} style={{ width: width * zoom, height: height * zoom }}>
      {problem && (
        <p className="preview-problem" role="alert">
          The preview could not show this: {problem}
        </p>
      )}
      <iframe
        key={round}
        ref={frame}
        title={title}
        src="/admin/preview.html"
        style={{ width, height, scale: String(zoom) }}
      />
    </div>
  )
}
