import type { IConfiguration } from 'dependency-cruiser'

// Who may import whom. Every rule carries its reason; `npm run imports` checks them.

const outside = (...rooms: string[]) => `^(src/(?!(${rooms.join('|')})/)|admin/|scripts/)`
const only = (room: string, reason: string, ...allowed: string[]) => ({
  name: `${room}-imports`,
  comment: reason,
  severity: 'error' as const,
  from: { path: `^src/${room}/` },
  to: { path: outside(room, ...allowed) },
})

// The rooms of the admin, from the ground up.

const adminRoom = (room: string, reason: string, ...allowed: string[]) => ({
  name: `admin-${room.replace('/', '-')}-imports`,
  comment: reason,
  severity: 'error' as const,
  from: { path: `^admin/${room}/` },
  to: { path: `^admin/(?!(${[room, ...allowed].join('|')})/)` },
})

const adminRules: IConfiguration['forbidden'] = [
  adminRoom('api', 'Calls know nothing of what shows their answers.'),
  adminRoom('kit', 'Widgets are about the keyboard and the screen: they make no calls and know no records.'),
  adminRoom('model', 'What a record, a draft or a text is does not depend on how it is shown.', 'api'),
  adminRoom(
    'preview/frame',
    'The frame is a page of its own: it gets scenes, and makes no calls.',
    'preview/protocol',
    'kit/trusted-types',
  ),
  adminRoom('preview', 'A preview shows a landing to any screen.', 'api', 'kit', 'model'),
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
  {
    name: 'admin-has-no-folder-cycles',
    comment: 'Two rooms that import each other are one room with two doors.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^admin/' },
    to: { circular: true, path: '^admin/' },
  },
]

export default {
  forbidden: [
    ...adminRules,
    only('contract', 'The contract is the ground floor: everybody stands on it, it stands on nothing.'),
    only('rules', 'Rules are pure: they know the contract and nothing that does anything.', 'contract'),
    only('registry', 'The compiler knows records and rules, not how they are shown or served.', 'contract', 'rules'),
    only('routing', 'Addresses follow from the manifest alone.', 'contract', 'rules'),
    only('ui', 'Primitives know the contract and the rules.', 'contract', 'rules'),
    only('blocks', 'Blocks are leaves: they know the contract and the primitives.', 'contract', 'ui'),
    only('dialogs', 'Dialogs are assembled from their own blocks.', 'contract', 'ui'),
    only(
      'renderer',
      'The renderer assembles; it neither registers nor serves.',
      'contract',
      'rules',
      'ui',
      'blocks',
      'dialogs',
      'routing',
    ),
    only(
      'registration',
      'The flow is state over pure rules; screens know it, it knows no screen.',
      'contract',
      'rules',
    ),
    only('client', 'The visitor’s composition root.', 'contract', 'rules', 'ui', 'routing', 'renderer', 'registration'),
    only('platform', 'The reference backend knows neither React nor the store.', 'contract', 'rules'),
    only(
      'desk',
      'The staff’s side of the platform: it knows records and how they compile, not how they are shown.',
      'contract',
      'registry',
      'rules',
      'routing',
      'platform',
    ),
    {
      name: 'only-the-server-opens-the-desk',
      comment: 'What staff may do never mixes with what visitors may.',
      severity: 'error',
      from: { path: '^(src|admin)/', pathNot: '^src/(desk|server)/' },
      to: { path: '^src/desk/' },
    },
    only(
      'server',
      'The server’s composition root.',
      'contract',
      'registry',
      'routing',
      'renderer',
      'platform',
      'desk',
      'rules',
    ),
    {
      name: 'admin-imports',
      comment: 'The admin previews; it never serves, and never registers anybody.',
      severity: 'error',
      from: { path: '^admin/' },
      to: { path: '^(src/(server|platform|desk|client)|scripts)/' },
    },
    {
      name: 'blocks-are-leaves',
      comment: 'A block that imports its sibling cannot be changed alone.',
      severity: 'error',
      from: { path: '^src/landing/(blocks|dialogs)/([^/]+)/' },
      to: { path: '^src/landing/$1/[^/]+/', pathNot: '^src/landing/$1/$2/' },
    },
    {
      name: 'no-node-in-pure-rooms',
      comment: 'These rooms run in the browser, too.',
      severity: 'error',
      from: { path: '^(src|admin)/', pathNot: '^src/(server|platform|desk|registry/files)/' },
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
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
} satisfies IConfiguration
