import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Landings are identified by slug: a collection holds several in one record. */
type Selection = {
  readonly selected: readonly string[]
  /** The row on which the keys act. */
  readonly active?: string | undefined
  /** The row from which Shift extends the selection. */
  readonly anchor?: string | undefined
}

const start: Selection = { selected: [] }

/** The selection of the catalogue; kept while another screen is open. */
export const selection = createSlice({
  name: 'selection',
  initialState: start,
  reducers: {
    moved: (state, { payload }: PayloadAction<string>) => ({ ...state, active: payload, anchor: payload }),
    toggled: ({ selected }, { payload }: PayloadAction<string>) => ({
      selected: selected.includes(payload) ? selected.filter((slug) => slug !== payload) : [...selected, payload],
      active: payload,
      anchor: payload,
    }),
    /** Selects from the anchor to this row, in the order of the list, in place of the former range. */
    extended(
      state,
      { payload: { to, shown } }: PayloadAction<{ readonly to: string; readonly shown: readonly string[] }>,
    ) {
      const anchor = state.anchor !== undefined && shown.includes(state.anchor) ? state.anchor : to
      const before = new Set(between(shown, anchor, state.active ?? anchor))
      const kept = state.selected.filter((slug) => !before.has(slug))
      return { selected: [...new Set([...kept, ...between(shown, anchor, to)])], active: to, anchor }
    },
    replaced: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, selected: payload }),
  },
})

/** Separates what is shown from what the filter hides: actions apply to the former only. */
export function splitSelection(selected: readonly string[], shown: ReadonlySet<string>) {
  return {
    visible: selected.filter((slug) => shown.has(slug)),
    hidden: selected.filter((slug) => !shown.has(slug)),
  }
}

function between(shown: readonly string[], one: string, other: string): readonly string[] {
  const places = [shown.indexOf(one), shown.indexOf(other)]
  return places.includes(-1) ? [] : shown.slice(Math.min(...places), Math.max(...places) + 1)
}
