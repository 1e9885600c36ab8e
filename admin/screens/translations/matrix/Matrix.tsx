import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { languageName } from '../../../../src/rules/language-name.ts'
import { useDensity } from '../../../kit/density/density.ts'
import { Marked } from '../../../kit/search/Marked.tsx'
import type { Row } from '../../../model/texts/rows.ts'
import { isOf, type Unsaved } from '../save/use-saving.ts'
import { Cell } from './Cell.tsx'
import { CellField, type Way } from './CellField.tsx'
import { MatrixCell } from './MatrixCell.tsx'
import { cellId, next, type Place } from './place.ts'
import { matrixArea, useMatrixCommands } from './use-matrix-commands.ts'
import './matrix.css'

type MatrixProps = {
  readonly rows: readonly Row[]
  readonly locales: readonly string[]
  readonly unsaved: readonly Unsaved[]
  readonly searched: readonly string[]
  readonly active: Place | undefined
  readonly onActive: (place: Place) => void
  readonly isEditing: boolean
  readonly onEditing: (isEditing: boolean) => void
  readonly mayEdit: boolean
  readonly onTyped: (words: string | undefined) => void
  readonly onSaved: (place: Place, words: string) => void
  readonly matrixRef: RefObject<HTMLTableElement | null>
  /** In place of the rows where there are none. */
  readonly children?: ReactNode
}

const heights = { roomy: 76, dense: 56 } as const
const idWidth = 220
const languageWidth = 250

/** A virtual grid of texts by language. */
export function Matrix(props: MatrixProps) {
  const { rows, locales, unsaved, searched, active, onActive, isEditing, onEditing, mayEdit, onTyped, onSaved } = props
  const { matrixRef, children } = props
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = heights[useDensity()]
  const shown = { ids: rows.map(({ id }) => id), locales }
  const activeIndex = active ? shown.ids.indexOf(active.id) : -1
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    // The active row is always rendered: `aria-activedescendant` refers to it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.max(0, activeIndex)])].sort((a, b) => a - b),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew where rows have another height
  useEffect(() => virtualizer.measure(), [rowHeight, virtualizer])
  useEffect(() => {
    if (active) document.getElementById(cellId(active))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  const edit = () => {
    if (active && mayEdit && locales.includes(active.locale)) onEditing(true)
  }
  useMatrixCommands({
    shown,
    active,
    move: onActive,
    edit,
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
  })
  const leaveField = () => {
    onEditing(false)
    onTyped(undefined)
    matrixRef.current?.focus({ preventScroll: true })
  }
  const goOn = (place: Place, way: Way) => {
    onTyped(undefined)
    if (way === 'away') return onEditing(false)
    const to = way === 'cell' ? undefined : next(place, shown, way === 'next' ? 1 : -1)
    if (to) onActive(to)
    else leaveField()
  }
  const point = (place: Place, isAgain: boolean) => {
    onActive(place)
    if (isAgain && mayEdit) onEditing(true)
    else matrixRef.current?.focus({ preventScroll: true })
  }
  return (
    <div className="matrix-scroller" ref={scroller} data-area={matrixArea}>
      <table
        ref={matrixRef}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose cells are selected by keyboard
        role="grid"
        className="matrix"
        aria-label="Texts"
        aria-rowcount={rows.length + 1}
        aria-colcount={locales.length + 1}
        aria-readonly={!mayEdit}
        aria-activedescendant={active && activeIndex >= 0 && !isEditing ? cellId(active) : undefined}
        tabIndex={0}
        onFocus={({ target, currentTarget }) => {
          const [first] = shown.ids
          const [locale] = locales
          if (target === currentTarget && activeIndex < 0 && first !== undefined && locale !== undefined)
            onActive({ id: first, locale })
        }}
        style={{
          '--columns': `${idWidth}px repeat(${locales.length}, minmax(${languageWidth}px, 1fr))`,
          minWidth: idWidth + locales.length * languageWidth,
        }}
      >
        <thead>
          <tr className="matrix-row" aria-rowindex={1}>
            <th scope="col">Text</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                {languageName(locale)} <span className="matrix-locale">{locale}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            const isActiveRow = row.id === active?.id
            return (
              <tr
                key={row.id}
                className="matrix-row"
                aria-rowindex={index + 2}
                style={{ transform: `translateY(${start}px)`, height: rowHeight }}
                data-editing={(isActiveRow && isEditing) || undefined}
              >
                <th scope="row" title={row.id}>
                  <Marked text={row.id} words={searched} />
                </th>
                {locales.map((locale, column) => {
                  const place = { id: row.id, locale }
                  const isActive = isActiveRow && locale === active?.locale
                  const pending = unsaved.find(isOf(locale, row.id))
                  const words = pending?.words ?? row.words[locale] ?? ''
                  return (
                    <MatrixCell
                      key={locale}
                      id={cellId(place)}
                      column={column + 2}
                      isActive={isActive}
                      onPointed={() => (isActive && isEditing ? undefined : point(place, isActive))}
                    >
                      {isActive && isEditing ? (
                        <CellField
                          label={`${row.id} in ${languageName(locale)}`}
                          locale={locale}
                          words={words}
                          onTyped={onTyped}
                          onCancelled={leaveField}
                          onSaved={(typed, way) => {
                            if (typed !== words) onSaved(place, typed)
                            goOn(place, way)
                          }}
                        />
                      ) : (
                        <Cell row={row} locale={locale} unsaved={pending} searched={searched} />
                      )}
                    </MatrixCell>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      {children}
    </div>
  )
}
