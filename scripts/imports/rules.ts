import type { IConfiguration } from 'dependency-cruiser'

// Allowed imports. Every rule has a reason; `npm run imports` checks them.

type Rule = NonNullable<IConfiguration['forbidden']>[number]

/** The folders of src/ that a folder may import besides itself; it may never import admin/ or scripts/. */
const only = (room: string, reason: string, ...allowed: string[]): Rule => ({
  name: `${room.replaceAll('/', '-')}-imports`,
  comment: reason,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^(src/(?!(${[room, ...allowed].join('|')})/)|admin/|scripts/)` },
})

const floors: Rule[] = [
  only('contract', 'The contract is the lowest layer: everything may import it, it imports nothing.'),
  only('rules', 'Rules are pure functions over the contract, without side effects.', 'contract'),
  only('kernel', 'All services build on the kernel, so it depends on none of them.', 'contract', 'rules'),
  only('visitor', 'All visitor pages build on it, so it depends on none of them.', 'contract', 'rules'),
  only('ui', 'Primitives depend neither on landings nor on the main site.', 'contract', 'rules'),
  only(
    'drawings',
    'What games are drawn with depends neither on landings nor on the main site.',
    'ui',
    'rules',
    'contract',
  ),
  only('routing', 'Addresses depend on the manifest alone.', 'contract', 'rules'),
  only(
    'registry',
    'The compiler depends on records and rules, not on rendering or serving.',
    'contract',
    'rules',
    'routing',
  ),
]

const wings: Rule[] = [
  only(
    'services',
    'A service depends neither on React nor on a store nor on the record files.',
    'kernel',
    'rules',
    'contract',
  ),
  only(
    'landing',
    'A landing must not import the main site or server code.',
    'visitor',
    'drawings',
    'ui',
    'rules',
    'routing',
    'contract',
  ),
  only(
    'main-site',
    'The main site must not import landings or server code.',
    'visitor',
    'drawings',
    'ui',
    'rules',
    'routing',
    'contract',
  ),
  only(
    'desk',
    'The desk depends on records and the compiler, not on rendering, and reaches services through their ports.',
    'contract',
    'registry',
    'rules',
    'routing',
    'kernel',
    'services/players/staff-tools',
    'services/cashier/staff-tools',
    'services/cashier/notices',
    'services/sportsbook/staff-tools',
    'services/verification/staff-tools',
    'services/verification/notices',
    'services/security/events',
    'services/samples',
    'services/factors',
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
    'main-site/renderer',
    'desk',
  ),
]

/** The exports of a service that other services may use. */
const ports =
  '^src/services/(offers/(bonuses|play|promo)/|events/(record-event|of-account)[.]ts|inbox/notices/(add-notice|of-account)[.]ts|sportsbook/bets/of-account[.]ts|games/own/of-account[.]ts|security/events/|factors/|ledger/(ledger[.]ts|transfers/|statements/)|cashier/((deposits|withdrawals)/of-account|turnover/(record-turnover|turnover-of)|limits/(player-limits|require-stake))[.]ts|verification/of-account[.]ts)'

const services: Rule[] = [
  {
    name: 'services-meet-at-ports',
    comment: 'A service that imports the internals of another cannot be changed or run without it.',
    severity: 'error',
    from: { path: '^src/services/([^/]+)/' },
    to: { path: '^src/services/', pathNot: ['^src/services/$1/', ports] },
  },
  {
    name: 'calls-are-on-top',
    comment: 'Calls combine the modules below them; nothing may depend on a call.',
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
    comment: 'Parts of a page must not depend on the code that assembles or shows it.',
    severity: 'error',
    from: { path: '^src/landing/(page|games)/' },
    to: { path: '^src/landing/', pathNot: '^src/landing/(page|games)/' },
  },
  {
    name: 'registration-knows-no-screen',
    comment: 'The registration flow is state over pure rules; screens depend on it, not the reverse.',
    severity: 'error',
    from: { path: '^src/landing/registration/' },
    to: { path: '^src/(landing/(?!registration/)|ui/|routing/)' },
  },
  {
    name: 'renderer-assembles',
    comment: 'The renderer neither registers visitors nor starts the application.',
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
    comment: 'The admin previews; it never serves pages or registers visitors.',
    severity: 'error',
    from: { path: '^admin/' },
    to: {
      path: '^(src/(server|services|kernel|desk|visitor|landing/(client|registration)|main-site/(?!preview/))|scripts)/',
    },
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
  adminRoom('parts', 'Several screens share a part: it knows none of them.', 'api', 'kit', 'model', 'preview'),
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
    comment: 'Code of the staff must not mix with code of visitors.',
    severity: 'error',
    from: { path: '^(src|admin)/', pathNot: '^src/(desk|server)/' },
    to: { path: '^src/desk/' },
  },
  {
    name: 'no-node-in-pure-rooms',
    comment: 'These folders also run in the browser.',
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
    comment: 'Tests import the program, not the reverse.',
    severity: 'error',
    from: { pathNot: '^tests/' },
    to: { path: '^tests/' },
  },
  {
    name: 'no-cycles',
    comment: 'Files in an import cycle cannot be read or changed separately.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that cannot be resolved breaks the build.',
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
