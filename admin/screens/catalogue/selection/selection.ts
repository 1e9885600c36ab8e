import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Landings are named by their slugs: several may stand in one record. */
type Selection = {
  readonly selected: readonly string[]
  /** The row on which keys act. */
  readonly active?: string | undefined
  /** From where Shift extends. */
  readonly anchor?: string | undefined
}

const start: Selection = { selected: [] }

/** What is selected in the catalogue; kept while somebody looks at another screen. */
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
    /** From the anchor to this row, in the order of what is shown, in place of the range before. */
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

/** What is selected, apart: only what is shown is acted upon. */
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
