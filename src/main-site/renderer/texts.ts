import type { Section } from '../../contract/index.ts'
import { credentialTexts } from '../../rules/inbox/notice-texts.ts'
import { formatText } from '../../ui/format-text.ts'
import type { Texts } from '../../ui/page-basics.ts'
import type { SiteSource } from './source.ts'

export type Say = (id: string) => string

/** Formats texts that are part of the page; those of other languages are never needed. */
export function sayIn({ texts }: SiteSource, locale: string, values: Readonly<Record<string, string>>): Say {
  const known = texts(locale)
  return (id) => formatText(known.get(id) ?? id, locale, values)
}

/** Texts of the landings that the main site shows, too. */
const shared = [
  'ui.page.conditions',
  'ui.page.demo',
  'ui.page.help',
  'ui.page.languages',
  'ui.page.log-out',
  'ui.page.sign-in',
  'ui.page.sign-up',
  'ui.status.home',
]

const forPlayers = ['site.tool.help', 'ui.notice.user-blocked']

const ofNotice = (name: string) => `ui.notice.${name}`

/** What changing an account asks for besides. */
const proofs = [
  ...['ui.problem.code-missing', 'ui.problem.password-missing', 'ui.dialog.hide-password', 'ui.dialog.show-password'],
  ...['code-wrong', 'old-mailbox-code', 'password-wrong', 'sign-in-again'].map(ofNotice),
]

type Screen = NonNullable<Section['screen']>

const forAll = (...families: string[]) => ({ player: families, visitor: families })

/** The texts of a screen, for players and for visitors. */
const families: {
  readonly [Name in Screen]: { readonly player: readonly string[]; readonly visitor?: readonly string[] }
} = {
  cashier: {
    player: ['site.cashier.', 'site.withdrawal.', 'ui.cashier.', 'ui.profile.'],
    visitor: ['site.cashier.visitor-', 'site.cashier.group.'],
  },
  deposits: { player: ['site.history.', 'ui.cashier.'] },
  withdrawals: { player: ['site.history.', 'ui.cashier.'] },
  payments: { player: ['site.history.'] },
  bets: {
    player: [
      'site.history.',
      'site.bets.',
      'site.sports.outcome.',
      'site.sports.part.',
      'site.sports.market',
      'market-type.',
      'ui.slip.',
    ],
  },
  rounds: { player: ['site.history.', 'site.bets.status', 'site.play.verify'] },
  inbox: {
    player: [
      'site.inbox.',
      'ui.inbox.',
      'ui.cashier.',
      'ui.verification.',
      'ui.mail.changed-subject',
      ...credentialTexts,
    ],
  },
  bonuses: { player: ['site.bonuses.', 'ui.bonus.', 'ui.promo.'] },
  profile: {
    player: [
      ...['site.profile.', 'ui.profile.', 'ui.entry.', 'ui.problem.email-', ...proofs],
      ...['ui.notice.email-confirmed', 'ui.notice.user-exists'],
    ],
  },
  settings: {
    player: [
      ...[
        'site.settings.',
        'ui.account.',
        'ui.dialog.repeat-password',
        'ui.problem.password-',
        'ui.dialog.password-',
        ...proofs,
      ],
      ...['common-password', 'factor-exists', 'form-expired', 'old-password-wrong'].map(ofNotice),
      ...['recovery-sent', 'set-up-expired', 'unknown-factor', 'unknown-session'].map(ofNotice),
    ],
  },
  verification: { player: ['site.verification.', 'ui.verification.'] },
  articles: forAll('site.articles.'),
  sports: forAll('site.sports.'),
  line: forAll('site.sports.'),
  live: forAll('site.sports.'),
  results: forAll('site.sports.'),
  lobby: forAll('site.casino.'),
  game: {
    player: ['site.casino.', 'site.play.', 'ui.rounds.', 'ui.slip.stake', 'ui.cashier.'],
    visitor: ['site.casino.', 'site.play.'],
  },
  fairness: { player: ['site.fairness.', 'site.play.'], visitor: ['site.fairness.', 'site.play.'] },
}

/** What can be wrong with a bet. */
const ofSlip = (isPlayer: boolean) => [
  ...['ui.slip.system-impossible', 'ui.cashier.amount-not-payable'],
  ...(isPlayer ? ['site.tool.to-limits', ...refusalsOfBets] : []),
]

const refusalsOfBets = [
  ...['bet-reused', 'odds-changed', 'selections-related', 'stake-too-large', 'stake-too-small', 'stakes-not-taken'].map(
    (name) => `ui.slip.${name}`,
  ),
  ...['insufficient-funds', 'loss-limit', 'self-excluded', 'session-limit'].map((name) => `ui.cashier.${name}`),
]

/** What goes wrong on a screen of players, by the words of the landings. */
const troubles = ['check-input', 'signed-out', 'something-wrong', 'too-many', 'unavailable'].map(ofNotice)

type Shown = {
  readonly isPlayer: boolean
  readonly screen: Section['screen']
  readonly hasSlip: boolean
  /** Texts that the content names. */
  readonly named: readonly string[]
  /** Whether the content shows none of the kind of a text. */
  readonly isNotFor?: ((id: string) => boolean) | undefined
}

function familiesOf({ isPlayer, screen, hasSlip }: Omit<Shown, 'named' | 'isNotFor'>): readonly string[] {
  const own = screen && families[screen]
  const slip = hasSlip ? ['site.slip.'] : []
  if (!isPlayer) return ['site.shell.', 'site.player.support', ...slip, ...(own?.visitor ?? [])]
  return ['site.shell.', 'site.player.', ...slip, ...(own ? ['site.tool.', ...own.player] : [])]
}

/** The texts that components show; those about accounts and bonuses for players only. */
export function textsFor(
  { texts, manifest }: SiteSource,
  locale: string,
  { isPlayer, screen, hasSlip, named, isNotFor = () => false }: Shown,
): Texts {
  const known = texts(locale)
  const shown = familiesOf({ isPlayer, screen, hasSlip })
  const own = [...known.keys()].filter((id) => shown.some((family) => id.startsWith(family)) && !isNotFor(id))
  const bonuses = manifest.bonusPresets.flatMap(({ name, conditions }) => [name, conditions])
  const more = [
    ...(isPlayer ? [...forPlayers, ...bonuses, ...(screen || hasSlip ? troubles : [])] : []),
    ...(hasSlip ? ofSlip(isPlayer) : []),
  ]
  return Object.fromEntries([...new Set([...own, ...shared, ...more, ...named])].map((id) => [id, known.get(id) ?? id]))
}
