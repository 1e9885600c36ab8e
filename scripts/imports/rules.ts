import type { IConfiguration } from 'dependency-cruiser'

// Who may import whom. Every rule carries its reason; `npm run imports` checks them.

type Rule = NonNullable<IConfiguration['forbidden']>[number]

/** What a room of src/ may import besides itself: other rooms of src/, and nothing of admin/ or scripts/. */
const only = (room: string, reason: string, ...allowed: string[]): Rule => ({
  name: `${room.replaceAll('/', '-')}-imports`,
  comment: reason,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^(src/(?!(${[room, ...allowed].join('|')})/)|admin/|scripts/)` },
})

const floors: Rule[] = [
  only('contract', 'The contract is the ground floor: everybody stands on it, it stands on nothing.'),
  only('rules', 'Rules are pure: they know the contract and nothing that does anything.', 'contract'),
  only('kernel', 'What every service stands on knows none of them.', 'contract', 'rules'),
  only('visitor', 'What every page of a visitor stands on knows no page.', 'contract', 'rules'),
  only('ui', 'Primitives know neither landings nor the main site.', 'contract', 'rules'),
  only('routing', 'Addresses follow from the manifest alone.', 'contract', 'rules'),
  only(
    'registry',
    'The compiler knows records and rules, not how they are shown or served.',
    'contract',
    'rules',
    'routing',
  ),
]

const wings: Rule[] = [
  only(
    'services',
    'A service knows neither React nor a store nor the files of the records.',
    'kernel',
    'rules',
    'contract',
  ),
  only(
    'landing',
    'A landing never imports the main site, nor what only servers run.',
    'visitor',
    'ui',
    'rules',
    'routing',
    'contract',
  ),
  only(
    'desk',
    'The staff’s side knows records and how they compile, not how they are shown.',
    'contract',
    'registry',
    'rules',
    'routing',
    'kernel',
  ),
  only(
    'server',
    'The composition root of the server.',
    'contract',
    'rules',
    'kernel',
    'registry',
    'routing',
    'services',
    'landing/renderer',
    'landing/page',
    'desk',
  ),
]

/** What a service offers to others; everything else of it is its own. */
const ports = '^src/services/(offers/(bonuses|promo)/|events/record-event[.]ts)'

const services: Rule[] = [
  {
    name: 'services-meet-at-ports',
    comment: 'A service that reaches into another one cannot be changed, or run, without it.',
    severity: 'error',
    from: { path: '^src/services/([^/]+)/' },
    to: { path: '^src/services/', pathNot: ['^src/services/$1/', ports] },
  },
  {
    name: 'calls-are-on-top',
    comment: 'Calls put together what the rooms below them can do; nothing stands on a call.',
    severity: 'error',
    from: { path: '^src/(services/[^/]+|desk)/(?!calls/)[^/]+/' },
    to: { path: '^src/(services/[^/]+|desk)/calls/' },
  },
]

const landing: Rule[] = [
  {
    name: 'blocks-are-leaves',
    comment: 'A block that imports its sibling cannot be changed alone.',
    severity: 'error',
    from: { path: '^src/landing/(blocks|dialogs)/([^/]+)/' },
    to: { path: '^src/landing/$1/[^/]+/', pathNot: '^src/landing/$1/$2/' },
  },
  {
    name: 'blocks-know-the-page',
    comment: 'Blocks and dialogs are made of the page and its games; they neither render, register nor serve.',
    severity: 'error',
    from: { path: '^src/landing/(blocks|dialogs)/' },
    to: { path: '^src/landing/', pathNot: '^src/landing/($1|page|games)/' },
  },
  {
    name: 'page-is-below-all',
    comment: 'What a page is made of does not know who makes or shows it.',
    severity: 'error',
    from: { path: '^src/landing/(page|games)/' },
    to: { path: '^src/landing/', pathNot: '^src/landing/(page|games)/' },
  },
  {
    name: 'registration-knows-no-screen',
    comment: 'The flow is state over pure rules; screens know it, it knows no screen.',
    severity: 'error',
    from: { path: '^src/landing/registration/' },
    to: { path: '^src/(landing/(?!registration/)|ui/|routing/)' },
  },
  {
    name: 'renderer-assembles',
    comment: 'The renderer neither registers nor runs in a visitor’s browser by itself.',
    severity: 'error',
    from: { path: '^src/landing/renderer/' },
    to: { path: '^src/landing/(registration|client)/' },
  },
]

/** What a room of the admin may import besides itself: these rooms of the admin. What it may use of src/ is said below. */
const adminRoom = (room: string, reason: string, ...allowed: string[]): Rule => ({
  name: `admin-${room.replaceAll('/', '-')}-imports`,
  comment: reason,
  severity: 'error',
  from: { path: `^admin/${room}/` },
  to: { path: `^admin/(?!(${[room, ...allowed].join('|')})/)` },
})

const admin: Rule[] = [
  {
    name: 'admin-imports',
    comment: 'The admin previews; it never serves, and never registers anybody.',
    severity: 'error',
    from: { path: '^admin/' },
    to: { path: '^(src/(server|services|kernel|desk|visitor|landing/(client|registration))|scripts)/' },
  },
  adminRoom('api', 'Calls know nothing of what shows their answers.'),
  adminRoom('kit', 'Widgets are about the keyboard and the screen: they make no calls and know no records.'),
  adminRoom('model', 'What a record, a draft or a text is does not depend on how it is shown.', 'api'),
  adminRoom('preview', 'A preview shows a landing to any screen.', 'api', 'kit', 'model'),
  adminRoom(
    'preview/frame',
    'The frame is a page of its own: it gets scenes, and makes no calls.',
    'preview/protocol',
    'kit/trusted-types',
  ),
  adminRoom('parts', 'Several screens share a part: it knows none of them.', 'api', 'kit', 'model'),
  adminRoom('shell', 'The frame surrounds any screen: only the routes know which.', 'api', 'kit', 'model'),
  adminRoom('screens', 'Only the routes know the frame.', 'api', 'kit', 'model', 'preview', 'parts'),
  {
    name: 'admin-screens-are-apart',
    comment: 'A screen can be changed or removed alone; what screens share lies below them.',
    severity: 'error',
    from: { path: '^admin/screens/([^/]+)/' },
    to: { path: '^admin/screens/', pathNot: '^admin/screens/$1/' },
  },
  {
    name: 'admin-rooms-know-no-assembler',
    comment:
      'The files of a folder put its rooms together: a room that imports them makes a circle of the two folders.',
    severity: 'error',
    from: { path: '^(admin/.+)/[^/]+/[^/]+$' },
    to: { path: '^$1/[^/]+[.]tsx?$' },
  },
]

const everywhere: Rule[] = [
  {
    name: 'only-the-server-opens-the-desk',
    comment: 'What staff may do never mixes with what visitors may.',
    severity: 'error',
    from: { path: '^(src|admin)/', pathNot: '^src/(desk|server)/' },
    to: { path: '^src/desk/' },
  },
  {
    name: 'no-node-in-pure-rooms',
    comment: 'These rooms run in the browser, too.',
    severity: 'error',
    from: { path: '^(src|admin)/', pathNot: '^src/(kernel|services|desk|server|registry/files)/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'records-are-data',
    comment: 'Screens get records and texts through the manifest, never from the files.',
    severity: 'error',
    from: { path: '^(src|admin)/' },
    to: { path: '^(pages[.]config|locales)/' },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'Tests look at the program, not the other way round.',
    severity: 'error',
    from: { pathNot: '^tests/' },
    to: { path: '^tests/' },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that import each other are one file that nobody can read.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that leads nowhere breaks the build.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
]

export default {
  forbidden: [...floors, ...wings, ...services, ...landing, ...admin, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
} satisfies IConfiguration
