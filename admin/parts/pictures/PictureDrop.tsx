import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { filesIn } from '../../model/pictures/new-picture.ts'
import './picture-drop.css'

type PictureDropProps = {
  readonly label: string
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly isMany?: boolean
  readonly onFiles: (files: File[]) => void
  readonly children?: ReactNode
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml'

/** A place for pictures: dropped, pasted while something in it has the focus, or chosen by a file dialog. */
export function PictureDrop({ label, isBusy, problem, isMany = false, onFiles, children }: PictureDropProps) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(isMany ? files : files.slice(0, 1))
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(filesIn(event.dataTransfer))
  }
  const paste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    if (files.length > 0) event.preventDefault()
    take(files)
  }
  return (
    <section
      className={`picture-drop ${isOver ? 'picture-drop-over' : ''}`}
      aria-label={label}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <p className="picture-drop-line">
        <button type="button" className="button button-small" disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? 'Uploading…' : label}
        </button>
        <span className="muted">or drop or paste it here: JPEG, PNG, WebP, AVIF or SVG</span>
        <input
          ref={input}
          type="file"
          accept={accepted}
          multiple={isMany}
          hidden
          aria-label={label}
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {children}
    </section>
  )
}
