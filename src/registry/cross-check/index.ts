import type { CompiledLanding, PartFilter, RecordKind, Reference, ReferencePath } from '../../contract/index.ts'
import { recordKinds, visitReferences } from '../../contract/index.ts'
import type { InvalidRecord } from '../check/check-source.ts'
import type { CheckedSources } from '../check/check-sources.ts'
import { allRecords } from '../check/records.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import { type KnownClean, nothingKnown } from '../known-clean.ts'
import type { Library } from '../library.ts'
import type { ResolvedLanding } from '../resolve/compile-landing.ts'
import type { Dialogs } from '../resolve/dialogs.ts'
import type { LandingMember } from '../resolve/family.ts'
import type { SkippedLandings } from '../skipped-landings.ts'
import { checkArticles } from './articles.ts'
import { checkAsset } from './assets.ts'
import { currencyBelongsToMarket, offersAgree, prizesArePayable } from './bonus.ts'
import { dialogsAreOfTheRightKind } from './dialogs.ts'
import { checkFreeStakes } from './free-stakes.ts'
import { checkGames } from './games/games.ts'
import { judgedBefore } from './judged-before.ts'
import { marketMayBeServed } from './legal.ts'
import { blockIdsAreUnique, dialogBlockIdsAreUnique, pageEndsWithFooter } from './page.ts'
import { checkPaymentMethod } from './payment-methods.ts'
import { picturesFitTheBudget } from './picture-budget.ts'
import { checkRedirects } from './redirects.ts'
import { checkReference } from './references.ts'
import { checkRoutes } from './routes.ts'
import type { LandingContext, LandingProblem, LandingRule, ReferenceProblem, ReferenceRule } from './rule.ts'
import { fallbacksDoNotLoop, scheduleStartsBeforeItEnds } from './schedule.ts'
import { checkSections, checkSignUp } from './sections.ts'
import { checkSharedRecord } from './shared-records.ts'
import { checkSportsbook } from './sports/sportsbook.ts'
import { valuesOfTextsExist } from './texts.ts'
import { checkContrast } from './themes.ts'
import { findUnused } from './unused.ts'
import { addUse, noUses, type Uses } from './uses.ts'

/** Every rule about a valid landing. A new rule is one line here. */
const landingRules: readonly LandingRule[] = [
  blockIdsAreUnique,
  dialogBlockIdsAreUnique,
  pageEndsWithFooter,
  currencyBelongsToMarket,
  offersAgree,
  scheduleStartsBeforeItEnds,
  fallbacksDoNotLoop,
  marketMayBeServed,
  picturesFitTheBudget,
]

/** Every rule about a landing's references. */
const referenceRules: readonly ReferenceRule[] = [valuesOfTextsExist, prizesArePayable, dialogsAreOfTheRightKind]

export type CrossCheck = {
  readonly uses: Uses
  readonly fallbacks: ReadonlyMap<string, string>
  readonly findings: readonly Finding[]
  /** Reports unused records and texts. Only meaningful if there are no errors. */
  readonly findUnused: () => readonly Finding[]
}

/** Checks what a single record cannot show: references, routes and the rules of landings. */
export function crossCheck(
  checked: CheckedSources,
  dialogs: Dialogs,
  landings: readonly ResolvedLanding[],
  library: Library,
  { skipped, clean = nothingKnown }: { readonly skipped: SkippedLandings; readonly clean?: KnownClean },
): CrossCheck {
  const { records, invalid } = checked
  const uses = noUses()
  for (const use of skipped.uses) addUse(uses, use)
  const fallbacks = collectFallbacks(landings, skipped)
  return {
    uses,
    fallbacks,
    findings: [
      ...checkRoutes(landings.map(toPage), library),
      ...checkLandings(landings, { library, dialogs, fallbacks }, uses),
      ...allRecords(records).flatMap((record) => checkSharedRecord(record, library, uses)),
      ...invalid.flatMap((record) => checkInvalidRecord(record, library)),
      ...records.site.flatMap((site) => checkSignUp(site, landings)),
      ...records['payment-method'].flatMap((method) => checkPaymentMethod(method, library)),
      ...records.theme.flatMap(checkContrast),
      ...records.asset.flatMap((asset) => checkAsset(asset, records, library)),
      ...checkRedirects(records.redirect, library),
      ...checkSections(records.section, library.site),
      ...checkSportsbook(records, library, clean),
      ...checkArticles(records, clean),
      ...checkFreeStakes(records, library.site),
      ...checkGames(records, clean),
    ],
    findUnused: () => findUnused(records, uses, library.texts),
  }
}

function toPage({ member, folded }: ResolvedLanding): { member: LandingMember; hasParam: boolean } {
  return { member, hasParam: Boolean(folded.value['param']) }
}

function collectFallbacks(landings: readonly ResolvedLanding[], skipped: SkippedLandings): ReadonlyMap<string, string> {
  const scheduled = landings.flatMap(({ compiled }): [string, string][] =>
    compiled?.schedule ? [[compiled.slug, compiled.schedule.fallback]] : [],
  )
  return new Map([...skipped.fallbacks, ...scheduled])
}

function checkLandings(landings: readonly ResolvedLanding[], context: LandingContext, uses: Uses): Finding[] {
  const choose = referencesThatDependOnTheLanding(context.library)
  const pages = new Map(landings.map(({ member, compiled }) => [member.name, compiled]))
  return landings.flatMap(({ member, compiled, folded, originOf }) => {
    const parent = member.extends === undefined ? undefined : pages.get(member.extends)
    const problems = compiled
      ? checkLanding(compiled, parent, context, uses, choose)
      : checkUnfinished(folded.value, context.library)
    return problems.map((problem) => ({ ...problem, ...originOf(problem.pointer) }))
  })
}

function checkLanding(
  landing: CompiledLanding,
  parent: CompiledLanding | undefined,
  context: LandingContext,
  uses: Uses,
  choose: PartFilter,
): LandingProblem[] {
  const problems: LandingProblem[] = []
  for (const rule of landingRules) problems.push(...rule(landing, context))
  const rules = referenceRules.map((rule) => rule(landing, context))
  const visit = (reference: Reference, part: ReferencePath) => {
    const { kind, name } = reference
    // Only references to something that exists are added to `uses`.
    if (!uses[kind].has(name)) {
      const unknown = checkReference(reference, context.library)
      if (unknown) addProblem(problems, unknown, reference, part)
      else addUse(uses, { kind, name, user: landing.slug })
    }
    for (const rule of rules) addProblem(problems, rule(reference, part), reference, part)
  }
  visitReferences('compiledLanding', landing, visit, { choose, base: judgedBefore(landing, parent) })
  return problems
}

/** A shared block is checked completely once; after that, only those references whose validity depends on the landing. */
function referencesThatDependOnTheLanding({ texts, exists }: Library): PartFilter {
  const known = new WeakMap<object, readonly Reference[]>()
  const depends = ({ kind, name }: Reference) =>
    kind === 'currency' ||
    (kind === 'message' && (!texts.ids.has(name) || texts.valuesOf(name).length > 0)) ||
    !exists(kind, name)
  return (part, references) => {
    const dependent = known.get(part)
    if (!dependent) known.set(part, references.filter(depends))
    return dependent ?? references
  }
}

/** Checks at least the references of a landing that could not be compiled. */
function checkUnfinished(landing: unknown, library: Library, kind: RecordKind = 'landing'): LandingProblem[] {
  const problems: LandingProblem[] = []
  visitReferences(recordKinds[kind].validator, landing, (reference, part) => {
    addProblem(problems, checkReference(reference, library), reference, part)
  })
  return problems
}

function checkInvalidRecord({ kind, file, value }: InvalidRecord, library: Library): Finding[] {
  return checkUnfinished(value, library, kind).map((problem) => ({ ...problem, file }))
}

function addProblem(
  problems: LandingProblem[],
  problem: ReferenceProblem | undefined,
  { path }: Reference,
  part: ReferencePath,
): void {
  if (problem) problems.push({ ...problem, pointer: joinPointer([...part, ...path]) })
}
