import { useText } from '../../../ui/text.ts'

type PictureInputsProps = {
  /** What is accepted. */
  readonly types: readonly string[]
  /** The id of the name of the document. */
  readonly describedBy: string
  readonly choose: (file: File) => void
}

/** The camera of a phone, or a file. */
export function PictureInputs({ types, describedBy, choose }: PictureInputsProps) {
  const text = useText()
  const input = (id: string, kind: string, camera?: 'environment') => (
    <label className={`button ${kind}`}>
      {text(id)}
      <input
        type="file"
        className="unseen"
        accept={types.join()}
        capture={camera}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) choose(file)
        }}
      />
    </label>
  )
  return (
    <div className="document-inputs">
      {input('site.verification.take-photo', 'document-camera', 'environment')}
      {input('site.verification.choose-file', 'document-file')}
    </div>
  )
}
