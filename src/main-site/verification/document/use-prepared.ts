import { useEffect, useRef, useState } from 'react'
import { preparePicture } from './prepare-picture.ts'
import type { Chosen } from './use-upload.ts'

/** Undefined while the picture is being read. */
type Prepared = { readonly content: Blob } | { readonly problem: string } | undefined

/** The canvas that shows a chosen picture, and what is sent of it. */
export function usePrepared({ file }: Chosen, types: readonly string[]) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [prepared, setPrepared] = useState<Prepared>()
  useEffect(() => {
    let isCurrent = true
    if (!canvas.current) return
    void preparePicture(canvas.current, file, types).then((content) => {
      const problem = types.includes(file.type) ? 'ui.verification.picture-broken' : 'ui.verification.picture-unknown'
      if (isCurrent) setPrepared(content ? { content } : { problem })
    })
    return () => {
      isCurrent = false
    }
  }, [file, types])
  return { canvas, prepared }
}
