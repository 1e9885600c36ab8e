import { setImmediate as turn } from 'node:timers/promises'
import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, type ProviderProps } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../../admin/api/api.ts'
import { useDrafts } from '../../../admin/parts/publish/use-drafts.ts'
import { store } from '../../../admin/store.ts'
import { emptyElement } from '../../empty-element.ts'

const record = 'landings/aviator-1.json'

/** The version of the draft on the server, and what was asked there. */
let version = 0
let asked: string[] = []

const answers: Readonly<Record<string, () => unknown>> = {
  '/admin/api/drafts': () => ({ drafts: [{ record, version }] }),
  '/admin/api/drafts/texts': () => ({
    pictures: [],
    texts: [{ record: 'locales/en.json', id: 'own.aviator-1.hero-headline', revision: `${version}`, isShown: true }],
  }),
  '/admin/api/publish/summary': () => ({}),
}

beforeEach(() => {
  vi.stubGlobal('window', { document: {}, HTMLIFrameElement: class {} })
  vi.stubGlobal('fetch', async (address: string) => {
    asked = [...asked, address]
    return Response.json(answers[address]?.())
  })
})
afterEach(async () => {
  // React looks at the window once more after all is done.
  await turn()
  await turn()
  vi.unstubAllGlobals()
})

type Seen = { readonly version: number; readonly text: string }

/** The publish dialog without its looks. */
function Dialog({ onSeen }: { readonly onSeen: (seen: Seen) => void }): null {
  const { chosen, texts } = useDrafts([record])
  const [draft, text] = [chosen[0], texts.shown[0]]
  useEffect(() => {
    if (draft && text) onSeen({ version: draft.version, text: text.revision })
  }, [draft, text, onSeen])
  return null
}

/** Opens the dialog; resolves to what it would publish. */
async function openDialog(): Promise<Seen> {
  const root = createRoot(emptyElement())
  const { promise, resolve } = Promise.withResolvers<Seen>()
  root.render(createElement(Provider, { store } as ProviderProps, createElement(Dialog, { onSeen: resolve })))
  return promise.finally(() => root.unmount())
}

test('each time the publish dialog opens, it asks what is drafted, whatever the editor has asked before', async () => {
  version = 1
  const { drafts, draftedTexts } = api.endpoints
  const kept = [
    store.dispatch(drafts.initiate(undefined)),
    store.dispatch(draftedTexts.initiate({ records: [record] })),
  ]
  await Promise.all(kept)
  for (const now of [2, 3]) {
    version = now
    asked = []
    expect(await openDialog()).toEqual({ version: now, text: `${now}` })
    expect(asked).toEqual(expect.arrayContaining(['/admin/api/drafts', '/admin/api/drafts/texts']))
  }
  for (const one of kept) one.unsubscribe()
})
