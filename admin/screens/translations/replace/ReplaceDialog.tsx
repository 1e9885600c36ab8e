import { useState } from 'react'
import { Dialog, DialogFoot, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { plural } from '../../../kit/format/plural.ts'
import type { Row } from '../../../model/texts/rows.ts'
import { shownLocales } from '../find/filter.ts'
import { keyOfHit, type Search } from './find-hits.ts'
import { HitTable, isReplaceable } from './HitTable.tsx'
import { type Replacement, replacementsOf } from './replacements.ts'
import { SearchForm } from './SearchForm.tsx'
import { mostHits, type Scope, useHits } from './use-hits.ts'
import './replace.css'

type ReplaceDialogProps = {
  readonly rows: readonly Row[]
  readonly languages: readonly string[]
  /** The languages that the screen shows. */
  readonly shown: readonly string[]
  readonly onReplace: (replacements: readonly Replacement[]) => void
  readonly onClose: () => void
}

const nothing: Search = { find: '', replace: '', isCaseKept: false, isWholeWords: false }

/** Finds words in all texts, shows each place before and after, and replaces those that are chosen. */
export function ReplaceDialog({ rows, languages, shown, onReplace, onClose }: ReplaceDialogProps) {
  const [search, setSearch] = useState(nothing)
  const [scope, setScope] = useState<Scope>({ kind: 'all' })
  const [chosen, setChosen] = useState(shown)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const locales = shownLocales(languages, { locales: chosen })
  const { hits, all, isWaiting, isFetching } = useHits(search, { rows, locales, scope })
  const isChosen = (hit: (typeof hits)[number]) => !left.has(keyOfHit(hit))
  const choose = (some: readonly (typeof hits)[number][], isWanted: boolean) => {
    const keys = new Set(some.map(keyOfHit))
    setLeft((before) => new Set(isWanted ? [...before].filter((key) => !keys.has(key)) : [...before, ...keys]))
  }
  const replacements = replacementsOf(hits.filter((hit) => isReplaceable(hit) && isChosen(hit)))
  const isNothing = replacements.length === 0 || replacements.every(({ before, after }) => before === after)
  return (
    <Dialog label="Find and replace" onClose={onClose} className="replace">
      <DialogHead title="Find and replace" onClose={onClose} />
      <div className="dialog-body replace-body">
        <SearchForm
          search={search}
          onSearch={(changes) => setSearch((before) => ({ ...before, ...changes }))}
          scope={scope}
          onScope={setScope}
          languages={languages}
          chosen={chosen}
          onLanguages={setChosen}
        />
        <p className="muted" role="status">
          {isWaiting ? 'Choose the landing.' : sayFound({ find: search.find, all, isFetching })}
        </p>
        {hits.length > 0 && <HitTable hits={hits} isChosen={isChosen} onChosen={choose} />}
      </div>
      <DialogFoot onCancel={onClose}>
        <button
          type="button"
          className="button button-primary"
          disabled={isNothing}
          onClick={() => {
            onReplace(replacements)
            onClose()
          }}
        >
          {isNothing ? 'Replace' : `Replace in ${plural(replacements.length, 'text')}`}
        </button>
      </DialogFoot>
    </Dialog>
  )
}

type Found = { readonly find: string; readonly all: number; readonly isFetching: boolean }

function sayFound({ find, all, isFetching }: Found): string {
  if (find === '') return 'Each place is shown before and after. Values in braces and plurals stay as they are.'
  if (all === 0) return isFetching ? 'Searching…' : 'Found nowhere.'
  const found = plural(all, 'place')
  return all > mostHits
    ? `${found}. The first ${mostHits} are listed and replaced; narrow the search for others.`
    : found
}
