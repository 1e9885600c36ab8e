import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export type Toast = { readonly id: string; readonly tone: 'success' | 'error'; readonly text: string }

/** Short messages about what has just happened. */
export const toasts = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    shown: {
      prepare: (tone: Toast['tone'], text: string) => ({ payload: { id: nanoid(), tone, text } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state, payload],
    },
    dismissed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
})
