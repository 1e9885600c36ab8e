import './kit/trusted-types/refuse-markup.ts'
import './styles/tokens.css'
import './styles/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { applyDensity } from './kit/density/density.ts'
import { router } from './routes.tsx'
import { applyScheme, rememberedScheme } from './shell/scheme/scheme.ts'
import { store } from './store.ts'

applyScheme(rememberedScheme())
applyDensity()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
)
