import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from './api/api.ts'
import { toasts } from './kit/toasts/toasts.ts'
import { selection } from './screens/catalogue/selection/selection.ts'

export const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    [toasts.name]: toasts.reducer,
    [selection.name]: selection.reducer,
  },
  middleware: (defaults) => defaults().concat(api.middleware),
})

// Coming back to the window refreshes what queries ask to have refreshed.
setupListeners(store.dispatch)
