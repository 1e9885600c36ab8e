import { useMemo, useState } from 'react'
import { isOwnText, recordOfText } from '../../../../src/rules/own-texts.ts'
import { download } from '../../../kit/files/download.ts'
import { prepareRows } from '../../../model/texts/rows.ts'
import { useLanguages } from '../../../model/texts/use-languages.ts'
import { exportTexts } from '../../../parts/texts-csv/export-texts.ts'
import { ImportDialog } from '../../../parts/texts-csv/ImportDialog.tsx'

type TextFilesProps = { readonly id: string; readonly locales: readonly string[]; readonly onImported: () => void }

/** What is not translated yet, as a file for translators, and their file back. */
export function TextFiles({ id, locales, onImported }: TextFilesProps) {
  const { languages, isComplete } = useLanguages(locales)
  const [isImporting, setImporting] = useState(false)
  const rows = useMemo(() => prepareRows(languages), [languages])
  const missing = rows.filter((row) => isWith(id, row.id) && locales.some((locale) => row.words[locale] === undefined))
  return (
    <div className="text-files">
      <button
        type="button"
        className="button button-small"
        disabled={!isComplete || missing.length === 0}
        onClick={() => download('untranslated.csv', exportTexts(missing, locales), 'text/csv')}
      >
        Export untranslated ({missing.length})
      </button>
      <button type="button" className="button button-small" disabled={!isComplete} onClick={() => setImporting(true)}>
        Import…
      </button>
      {isImporting && (
        <ImportDialog
          rows={rows}
          locales={locales}
          onClose={() => {
            setImporting(false)
            onImported()
          }}
        />
      )}
    </div>
  )
}

/** Texts of the same record are translated together. */
const isWith = (id: string, other: string) =>
  other === id || (isOwnText(id) && recordOfText(other) === recordOfText(id))
