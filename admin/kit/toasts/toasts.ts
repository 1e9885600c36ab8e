import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export type Toast = {
  readonly id: string
  readonly tone: 'success' | 'error'
  readonly text: string
  /** Where it can be seen. */
  readonly link?: { readonly text: string; readonly href: string } | undefined
}

/** Short messages about what has just happened. */
export const toasts = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    shown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state, payload],
    },
    /** Good news of a page goes with it. */
    left: (state) => state.filter(({ tone }) => tone === 'error'),
    dismissed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
})
