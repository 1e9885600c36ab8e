import { type ReactNode, useSyncExternalStore } from 'react'
import { JourneyProvider } from '../page/JourneyProvider.tsx'
import type { Journey } from '../page/journey.ts'
import type { Page } from '../page/page.ts'
import type { Registration } from '../registration/index.ts'

/** A gesture that comes meanwhile is answered first, instead of waiting for the whole start. */
const nextTask = () => new Promise((begin) => setTimeout(begin))

type Loaded = typeof import('./registration/start.ts')

/** A page's registration, loaded on first use. */
export type Bridge = {
  readonly subscribe: (listener: () => void) => () => void
  readonly journey: () => Journey | null
  readonly page: () => Page
  readonly bring: () => Promise<{ readonly registration: Registration; readonly tools: Loaded; readonly page: Page }>
  /** Loads its files ahead of the first use. */
  readonly prefetch: () => Promise<unknown>
  /** Switches to another page, which has its own registration. */
  readonly turnTo: (page: Page) => void
}

const load = () => import('./registration/start.ts')

export function createBridge(first: Page): Bridge {
  const listeners = new Set<() => void>()
  let page = first
  let journey: Journey | null = null
  let brought: ReturnType<Bridge['bring']> | undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }

  async function start(of: Page) {
    const tools = await load()
    await nextTask()
    const registration = tools.startRegistration(of)
    const view = tools.createView(registration, of)
    await nextTask()
    const follow = () => {
      if (page !== of) return
      journey = view()
      notify()
    }
    registration.subscribe(follow)
    follow()
    await nextTask()
    return { registration, tools, page: of }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    journey: () => journey,
    page: () => page,
    bring() {
      brought ??= start(page).catch((error: unknown) => {
        // If loading failed, the next gesture retries.
        brought = undefined
        throw error
      })
      return brought
    },
    prefetch: () => load().catch(() => undefined),
    turnTo(next) {
      if (next === page) return
      page = next
      journey = null
      brought = undefined
      notify()
    },
  }
}

type JourneyBridgeProps = { readonly bridge: Bridge; readonly page: Page; readonly children: ReactNode }

/** Another page's registration is none of this page's. */
export function JourneyBridge({ bridge, page, children }: JourneyBridgeProps) {
  const journey = useSyncExternalStore(
    bridge.subscribe,
    () => (bridge.page() === page ? bridge.journey() : null),
    () => null,
  )
  return <JourneyProvider value={journey}>{children}</JourneyProvider>
}
