import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { Catalogue } from './catalogue/Catalogue.tsx'
import { searchOf, type ViewSearch, viewOf } from './catalogue/find/view.ts'
import { linkStateOf } from './links/campaign-link.ts'
import { Links } from './links/Links.tsx'
import { Log } from './log/Log.tsx'
import { People } from './people/People.tsx'
import { Records } from './records/Records.tsx'
import { AcceptInvitation } from './session/AcceptInvitation.tsx'
import { SignedIn } from './session/SignedIn.tsx'
import { listsOf, type SheetSearch, sheetSearchOf } from './sheet/sheet-search.ts'
import { NoScreen } from './shell/NoScreen.tsx'
import {
  type ViewSearch as TextsSearch,
  searchOf as textsSearchOf,
  viewOf as textsViewOf,
} from './translations/find/view.ts'

// Behind the hash: tokens of invitations and shared previews never reach a server's log.

const root = createRootRoute()
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: SignedIn })

// The editor brings the compiler, the renderer and the forms: the catalogue does not wait for them.
const Editor = lazyRouteComponent(() => import('./editor/Editor.tsx'))
const Shared = lazyRouteComponent(() => import('./shared/Shared.tsx'))
const Sheet = lazyRouteComponent(() => import('./sheet/Sheet.tsx'))
const Translations = lazyRouteComponent(() => import('./translations/Translations.tsx'))

const tree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/invitation/$token', component: AcceptInvitation }),
  createRoute({ getParentRoute: () => root, path: '/shared/$token', component: Shared }),
  inside.addChildren([
    createRoute({
      getParentRoute: () => inside,
      path: '/',
      component: Catalogue,
      validateSearch: (search: Record<string, unknown>): ViewSearch => searchOf(viewOf(search)),
    }),
    createRoute({ getParentRoute: () => inside, path: '/edit/$', component: Editor }),
    createRoute({
      getParentRoute: () => inside,
      path: '/translations',
      component: Translations,
      validateSearch: (search: Record<string, unknown>): TextsSearch => textsSearchOf(textsViewOf(search)),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/sheet',
      component: Sheet,
      validateSearch: (search: Record<string, unknown>): SheetSearch => sheetSearchOf(listsOf(search)),
    }),
    createRoute({ getParentRoute: () => inside, path: '/links', component: Links, validateSearch: linkStateOf }),
    createRoute({ getParentRoute: () => inside, path: '/records', component: Records }),
    createRoute({ getParentRoute: () => inside, path: '/people', component: People }),
    createRoute({ getParentRoute: () => inside, path: '/log', component: Log }),
    createRoute({ getParentRoute: () => inside, path: '/$', component: NoScreen }),
  ]),
])

export const router = createRouter({ routeTree: tree, history: createHashHistory() })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
