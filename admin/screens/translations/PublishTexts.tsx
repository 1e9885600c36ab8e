import { useState } from 'react'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import type { Language } from '../../model/texts/language.ts'
import { PublishDialog } from '../../parts/publish/PublishDialog.tsx'

type PublishTextsProps = {
  readonly languages: readonly Language[]
  /** Whether everything that was typed is saved. */
  readonly isSaved: boolean
}

/** Publishes the drafts of texts without a landing. Only for staff who may publish. */
export function PublishTexts({ languages, isSaved }: PublishTextsProps) {
  const mayPublish = useMayCall('publish')
  const [isOpen, setOpen] = useState(false)
  const drafted = languages.filter(({ hasDraft }) => hasDraft)
  const isEnabled = mayPublish && isSaved && drafted.length > 0
  const open = () => setOpen(true)
  useCommands(isEnabled ? [{ id: 'publish', group: 'Texts', label: 'Publish…', keys: ['Mod+Enter'], run: open }] : [])
  if (!mayPublish) return null
  return (
    <>
      <button type="button" className="button button-primary" disabled={!isEnabled} onClick={open}>
        Publish…
      </button>
      {isOpen && (
        <PublishDialog records={drafted.map(({ locale }) => `locales/${locale}.json`)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
