import type {
  CompiledLanding,
  PartFilter,
  RecordKind,
  Reference,
  ReferenceKind,
  ReferencePath,
} from '../../contract/index.ts'
import { recordKinds, visitReferences } from '../../contract/index.ts'
import type { InvalidRecord } from '../check/check-source.ts'
import type { CheckedSources } from '../check/check-sources.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import type { Library } from '../library.ts'
import { originIn, type ResolvedLanding } from '../resolve/compile-landing.ts'
import type { Dialogs } from '../resolve/dialogs.ts'
import type { LandingMember } from '../resolve/family.ts'
import type { SkippedLandings } from '../skipped-landings.ts'
import { currencyBelongsToMarket, offersAgree, prizesArePayable } from './bonus.ts'
import { dialogsAreOfTheRightKind } from './dialogs.ts'
import { judgedBefore } from './judged-before.ts'
import { marketMayBeServed } from './legal.ts'
import { blockIdsAreUnique, dialogBlockIdsAreUnique, pageEndsWithFooter } from './page.ts'
import { picturesFitTheBudget } from './picture-budget.ts'
import { checkUses } from './record-uses.ts'
import { checkRedirects } from './redirects.ts'
import { checkReference } from './references.ts'
import { checkRoutes } from './routes.ts'
import type { LandingContext, LandingProblem, LandingRule, ReferenceProblem, ReferenceRule } from './rule.ts'
import { fallbacksDoNotLoop, scheduleStartsBeforeItEnds } from './schedule.ts'
import { checkSignUp } from './sign-up.ts'
import { valuesOfTextsExist } from './texts.ts'
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

/** The rules about a landing's references, by what these refer to. */
const referenceRules: { readonly [Kind in ReferenceKind]?: ReferenceRule } = {
  message: valuesOfTextsExist,
  currency: prizesArePayable,
  dialog: dialogsAreOfTheRightKind,
}

export type CrossCheck = {
  /** Those of landings; others may be added. */
  readonly uses: Uses
  readonly fallbacks: ReadonlyMap<string, string>
  readonly findings: readonly Finding[]
}

/** Checks what a single record cannot show of landings: their references, their addresses and their rules. */
export function crossCheckLandings(
  { records, invalid }: CheckedSources,
  dialogs: Dialogs,
  landings: readonly ResolvedLanding[],
  library: Library,
  skipped: SkippedLandings,
): CrossCheck {
  const uses = noUses()
  for (const use of skipped.uses) addUse(uses, use)
  const fallbacks = collectFallbacks(landings, skipped)
  return {
    uses,
    fallbacks,
    findings: [
      ...checkRoutes(landings.map(toPage), library),
      ...checkLandings(landings, { library, dialogs, fallbacks }, uses),
      ...records.landing.flatMap((landing) => checkUses(landing, library, uses)),
      ...invalid.flatMap((record) => checkInvalidRecord(record, library)),
      ...records.site.flatMap((site) => checkSignUp(site, landings)),
      ...checkRedirects(records.redirect, library),
    ],
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
  return landings.flatMap((landing) => {
    const { member, compiled, folded } = landing
    const parent = member.extends === undefined ? undefined : pages.get(member.extends)
    const problems = compiled
      ? checkLanding(compiled, parent, context, uses, choose)
      : checkUnfinished(folded.value, context.library)
    return problems.map((problem) => ({ ...problem, ...originIn(landing, problem.pointer) }))
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
  const judges: { [Kind in ReferenceKind]?: ReturnType<ReferenceRule> | undefined } = {}
  const visit = (reference: Reference, part: ReferencePath) => {
    const { kind, name } = reference
    // Only references to something that exists are added to `uses`.
    if (!uses[kind].has(name)) {
      const unknown = checkReference(reference, context.library)
      if (unknown) addProblem(problems, unknown, reference, part)
      else addUse(uses, { kind, name, user: landing.slug })
    }
    judges[kind] ??= referenceRules[kind]?.(landing, context)
    addProblem(problems, judges[kind]?.(reference, part), reference, part)
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
