import { useState } from 'react'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { plural } from '../../kit/format/plural.ts'
import { useToast } from '../../kit/toasts/use-toast.ts'
import type { Row } from '../../model/texts/rows.ts'
import { useSaveTexts } from '../../model/texts/use-save-texts.ts'
import { ImportReport } from './ImportReport.tsx'
import { type Change, type Import, importTexts } from './import-texts.ts'
import './import.css'

type ImportDialogProps = {
  readonly rows: readonly Row[]
  readonly locales: readonly string[]
  readonly onClose: () => void
}

/** Imports texts from a file, after a look at what it changes. */
export function ImportDialog({ rows, locales, onClose }: ImportDialogProps) {
  const [read, setRead] = useState<Import>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const toast = useToast()
  const saveTexts = useSaveTexts()
  const open = async (file: File | undefined) => {
    setProblem('')
    setRead(file && importTexts(new Uint8Array(await file.arrayBuffer()), rows, locales))
  }
  const changes = read && read.problems.length === 0 ? read.changes : []
  const save = async () => {
    setBusy(true)
    for (const [locale, words] of byLanguage(changes)) {
      const failure = await saveTexts(locale, words)
      if (!failure) continue
      setBusy(false)
      return setProblem(`${locale}: ${failure.message} Try again: the languages before it are saved.`)
    }
    toast('success', `${plural(changes.length, 'text')} saved as drafts.`)
    onClose()
  }
  return (
    <FormDialog
      title="Import texts"
      action={isBusy ? 'Saving…' : sayAction(changes.length)}
      isBusy={changes.length === 0 || isBusy}
      problem={problem}
      className="import"
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <label className="import-file">
        CSV file, in the format of the export
        <input
          type="file"
          accept=".csv,text/csv"
          data-focused-first
          disabled={isBusy}
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </label>
      <p className="muted">You see the changes before anything is saved. Empty cells change nothing.</p>
      {read && <ImportReport read={read} />}
    </FormDialog>
  )
}

function byLanguage(changes: readonly Change[]): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>()
  for (const { locale, id, after } of changes) found.set(locale, { ...found.get(locale), [id]: after })
  return found
}

const sayAction = (count: number) => (count === 0 ? 'Save as drafts' : `Save ${plural(count, 'text')} as drafts`)
