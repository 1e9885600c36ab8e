import { setImmediate as turn } from 'node:timers/promises'
import { useContext } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Bridge, JourneyBridge } from '../../../src/landing/client/journey.tsx'
import { createView } from '../../../src/landing/client/registration/view.ts'
import { type Journey, JourneyContext, usePageChanges } from '../../../src/landing/page/journey.ts'
import type { Page } from '../../../src/landing/page/page.ts'
import { emptyElement } from '../../empty-element.ts'
import { visitorOf } from '../registration/visitor.ts'

beforeEach(() => vi.stubGlobal('window', { document: {}, HTMLIFrameElement: class {} }))
afterEach(async () => {
  // React looks at the window once more after all is done.
  await turn()
  await turn()
  vi.unstubAllGlobals()
})

const page = { bonus: { currency: 'INR' }, bonuses: [], offers: [], locale: { code: 'en' } } as unknown as Page

type Rendered = { readonly onRender: (journey?: Journey | null) => void }

function Landing({ onRender }: Rendered): null {
  usePageChanges()
  onRender()
  return null
}

function Step({ onRender }: Rendered): null {
  onRender(useContext(JourneyContext))
  return null
}

test('a step of a registration renders what shows it, once, and not the page', async () => {
  const { registration } = visitorOf()
  const [landing, step, stepped] = [vi.fn(), vi.fn(), vi.fn()]
  registration.subscribe(stepped)
  const bridge = { subscribe: registration.subscribe, journey: createView(registration, page), page: () => page }
  const root = createRoot(emptyElement())
  root.render(
    <JourneyBridge bridge={bridge as Bridge} page={page}>
      <Landing onRender={landing} />
      <Step onRender={step} />
    </JourneyBridge>,
  )
  await vi.waitFor(() => expect(landing).toHaveBeenCalled())
  await registration.dialogOpened('registration')
  const journeys = () => step.mock.calls.map(([journey]) => journey as Journey)
  await vi.waitFor(() =>
    expect(journeys().at(-1)).toMatchObject({ dialog: 'registration', isLoading: false, bonuses: [{}, {}] }),
  )
  expect(landing).toHaveBeenCalledTimes(1)
  expect(new Set(journeys()).size).toBe(journeys().length)
  expect(stepped.mock.calls.length).toBeGreaterThan(journeys().length)
  root.unmount()
})
