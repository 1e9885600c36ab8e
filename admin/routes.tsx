import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { Account } from './screens/account/Account.tsx'
import { type LandingsSearch, landingsSearch } from './screens/bulk/chosen/landings-search.ts'
import {
  type ViewSearch as CalendarSearch,
  searchOf as calendarSearchOf,
  viewOf as calendarViewOf,
} from './screens/calendar/find/view.ts'
import { Cashier } from './screens/cashier/Cashier.tsx'
import { filterOf as withdrawalsOf } from './screens/cashier/queue/views.ts'
import { Withdrawal } from './screens/cashier/withdrawal/Withdrawal.tsx'
import { Catalogue } from './screens/catalogue/Catalogue.tsx'
import { searchOf, type ViewSearch, viewOf } from './screens/catalogue/find/view.ts'
import { listsOf, type SheetSearch, sheetSearchOf } from './screens/contact-sheet/sheet-search.ts'
import { AcceptInvitation } from './screens/invitation/AcceptInvitation.tsx'
import { linkStateOf } from './screens/links/campaign-link.ts'
import { Links } from './screens/links/Links.tsx'
import { Log } from './screens/log/Log.tsx'
import { People } from './screens/people/People.tsx'
import { Players } from './screens/players/Players.tsx'
import { Player } from './screens/players/player/Player.tsx'
import { searchOf as playersSearchOf } from './screens/players/search.ts'
import { Publications } from './screens/publications/Publications.tsx'
import { Records } from './screens/records/Records.tsx'
import { Reviews } from './screens/reviews/Reviews.tsx'
import { filterOf } from './screens/security/event-filter.ts'
import { Security } from './screens/security/Security.tsx'
import { filterOf as matchesOf } from './screens/trading/find/views.ts'
import { Match } from './screens/trading/match/Match.tsx'
import { Trading } from './screens/trading/Trading.tsx'
import {
  type ViewSearch as TextsSearch,
  searchOf as textsSearchOf,
  viewOf as textsViewOf,
} from './screens/translations/find/view.ts'
import { Check } from './screens/verification/check/Check.tsx'
import { filterOf as verificationsOf } from './screens/verification/queue/views.ts'
import { Verification } from './screens/verification/Verification.tsx'
import { NoScreen } from './shell/NoScreen.tsx'
import { SignedIn } from './shell/SignedIn.tsx'

// Addresses are in the hash: the tokens of invitations and shared previews never reach the log of a server.

const root = createRootRoute()
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: SignedIn })

// The editor loads the compiler, the renderer and the forms: the catalogue does not wait for them.
const Editor = lazyRouteComponent(() => import('./screens/editor/Editor.tsx'))
const Change = lazyRouteComponent(() => import('./screens/bulk/change/Change.tsx'))
const Copy = lazyRouteComponent(() => import('./screens/bulk/copy/Copy.tsx'))
const Revert = lazyRouteComponent(() => import('./screens/bulk/revert/Revert.tsx'))
const Shared = lazyRouteComponent(() => import('./screens/shared-preview/Shared.tsx'))
const Sheet = lazyRouteComponent(() => import('./screens/contact-sheet/Sheet.tsx'))
const Calendar = lazyRouteComponent(() => import('./screens/calendar/Calendar.tsx'))
const Pictures = lazyRouteComponent(() => import('./screens/pictures/Pictures.tsx'))
const Translations = lazyRouteComponent(() => import('./screens/translations/Translations.tsx'))

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
    createRoute({
      getParentRoute: () => inside,
      path: '/change',
      component: Change,
      validateSearch: (search: Record<string, unknown>): LandingsSearch => landingsSearch(search),
    }),
    createRoute({
      getParentRoute: () => inside,
      path: '/copy',
      component: Copy,
      validateSearch: (search: Record<string, unknown>): LandingsSearch => landingsSearch(search),
    }),
    createRoute({ getParentRoute: () => inside, path: '/history', component: Publications }),
    createRoute({ getParentRoute: () => inside, path: '/history/$id', component: Revert }),
    createRoute({ getParentRoute: () => inside, path: '/links', component: Links, validateSearch: linkStateOf }),
    createRoute({ getParentRoute: () => inside, path: '/records', component: Records }),
    createRoute({ getParentRoute: () => inside, path: '/pictures', component: Pictures }),
    createRoute({ getParentRoute: () => inside, path: '/reviews', component: Reviews }),
    createRoute({
      getParentRoute: () => inside,
      path: '/calendar',
      component: Calendar,
      validateSearch: (search: Record<string, unknown>): CalendarSearch => calendarSearchOf(calendarViewOf(search)),
    }),
    createRoute({ getParentRoute: () => inside, path: '/cashier', component: Cashier, validateSearch: withdrawalsOf }),
    createRoute({ getParentRoute: () => inside, path: '/cashier/$id', component: Withdrawal }),
    createRoute({
      getParentRoute: () => inside,
      path: '/verification',
      component: Verification,
      validateSearch: verificationsOf,
    }),
    createRoute({ getParentRoute: () => inside, path: '/verification/$id', component: Check }),
    createRoute({ getParentRoute: () => inside, path: '/trading', component: Trading, validateSearch: matchesOf }),
    createRoute({ getParentRoute: () => inside, path: '/trading/$id', component: Match }),
    createRoute({
      getParentRoute: () => inside,
      path: '/players',
      component: Players,
      validateSearch: playersSearchOf,
    }),
    createRoute({ getParentRoute: () => inside, path: '/players/$id', component: Player }),
    createRoute({ getParentRoute: () => inside, path: '/security', component: Security, validateSearch: filterOf }),
    createRoute({ getParentRoute: () => inside, path: '/people', component: People }),
    createRoute({ getParentRoute: () => inside, path: '/log', component: Log }),
    createRoute({ getParentRoute: () => inside, path: '/account', component: Account }),
    createRoute({ getParentRoute: () => inside, path: '/$', component: NoScreen }),
  ]),
])

export const router = createRouter({ routeTree: tree, history: createHashHistory() })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
