import { useState } from 'react'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { PublishDialog } from '../../parts/publish/PublishDialog.tsx'
import type { Language } from './texts/language.ts'

type PublishTextsProps = {
  readonly languages: readonly Language[]
  /** Whether everything that was typed is in a draft already. */
  readonly isKept: boolean
}

/** The drafted texts by themselves; those of a landing go along with it, too. For those who may. */
export function PublishTexts({ languages, isKept }: PublishTextsProps) {
  const mayPublish = useMayCall('publish')
  const [isOpen, setOpen] = useState(false)
  const drafted = languages.filter(({ hasDraft }) => hasDraft)
  const isPossible = mayPublish && isKept && drafted.length > 0
  const open = () => setOpen(true)
  useCommands(isPossible ? [{ id: 'publish', group: 'Texts', label: 'Publish …', keys: ['Mod+Enter'], run: open }] : [])
  if (!mayPublish) return null
  return (
    <>
      <button type="button" className="button button-primary" disabled={!isPossible} onClick={open}>
        Publish …
      </button>
      {isOpen && (
        <PublishDialog records={drafted.map(({ locale }) => `locales/${locale}.json`)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
