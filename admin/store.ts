import { configureStore } from '@reduxjs/toolkit'
import { api } from './api/api.ts'
import { selection } from './catalogue/selection/selection.ts'
import { toasts } from './shell/toasts.ts'

export const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    [toasts.name]: toasts.reducer,
    [selection.name]: selection.reducer,
  },
  middleware: (defaults) => defaults().concat(api.middleware),
})

export type AdminState = ReturnType<typeof store.getState>
