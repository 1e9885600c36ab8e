import { useId, useState } from 'react'

type FieldHelpProps = { readonly help: string | undefined }

/** A button that shows what a field is for. */
export function FieldHelp({ help }: FieldHelpProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!help) return null
  return (
    <>
      <button
        type="button"
        className="field-help"
        aria-label="? Help"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={help}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      {isOpen && (
        <p className="field-hint" id={id}>
          {help}
        </p>
      )}
    </>
  )
}
