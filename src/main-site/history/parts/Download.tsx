import { useState } from 'react'
import { saveFile } from '../../../ui/save-file.ts'
import { useText } from '../../../ui/text.ts'

type DownloadProps = {
  readonly name: string
  readonly label: string
  /** Undefined if it cannot be read. */
  readonly read: () => Promise<string | undefined>
}

/** A history as a CSV file. */
export function Download({ name, label, read }: DownloadProps) {
  const text = useText()
  const [hasFailed, setHasFailed] = useState(false)

  async function download(): Promise<void> {
    const content = await read()
    setHasFailed(content === undefined)
    if (content !== undefined) saveFile(name, content, 'text/csv')
  }

  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void download()}>
        {label}
      </button>
      <p className="problem" role="alert">
        {hasFailed && text('site.tool.failed')}
      </p>
    </>
  )
}
