import type { CompiledLanding, PartFilter, Reference, ReferencePath } from '../../contract/index.ts'
import { visitReferences } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import type { Library } from '../library.ts'
import type { Dialogs } from '../resolve/dialogs.ts'
import type { Folded } from '../resolve/fold.ts'
import type { ResolvedLanding } from '../resolve/landings.ts'
import { currencyBelongsToMarket, offersAgree, prizesArePayable } from './bonus.ts'
import { dialogsFitTheirPlaces } from './dialogs.ts'
import { marketMayBeServed } from './legal.ts'
import { blocksHaveIdsOfTheirOwn, dialogBlocksHaveIdsOfTheirOwn, pageEndsWithFooter } from './page.ts'
import { checkReference } from './references.ts'
import { checkRoutes } from './routes.ts'
import type { LandingContext, LandingProblem, LandingRule, ReferenceProblem, ReferenceRule } from './rule.ts'
import { fallbacksComeToRest, scheduleBeginsBeforeItEnds } from './schedule.ts'
import { textsHaveTheirValues } from './texts.ts'
import { addUse, type Uses } from './uses.ts'

/** Every rule about a landing whose shape is sound. A new rule is one line here. */
const landingRules: readonly LandingRule[] = [
  blocksHaveIdsOfTheirOwn,
  dialogBlocksHaveIdsOfTheirOwn,
  pageEndsWithFooter,
  currencyBelongsToMarket,
  offersAgree,
  dialogsFitTheirPlaces,
  scheduleBeginsBeforeItEnds,
  fallbacksComeToRest,
  marketMayBeServed,
]

/** Every rule about what a landing names. */
const referenceRules: readonly ReferenceRule[] = [textsHaveTheirValues, prizesArePayable]

/** What no record shows by itself: references, routes, and the rules of landings. Notes what is in use. */
export function crossCheckLandings(
  landings: readonly ResolvedLanding[],
  dialogs: Dialogs,
  library: Library,
  uses: Uses,
): Finding[] {
  const compiled = landings.flatMap((landing) => landing.compiled ?? [])
  const context = { library, dialogs, landings: new Map(compiled.map((landing) => [landing.slug, landing])) }
  const choose = onlyWhatDependsOnTheLanding(library)
  const pages = landings.map(({ member, folded }) => ({ member, hasParam: Boolean(folded.value['param']) }))
  return [
    ...checkRoutes(pages, library),
    ...landings.flatMap(({ compiled, folded, originOf }) => {
      const problems = compiled ? checkLanding(compiled, context, uses, choose) : checkUnfinished(folded.value, library)
      return problems.map((problem) => ({ ...problem, ...originOf(problem.pointer) }))
    }),
  ]
}

function checkLanding(
  landing: CompiledLanding,
  context: LandingContext,
  uses: Uses,
  choose: PartFilter,
): LandingProblem[] {
  const problems = landingRules.flatMap((rule) => rule(landing, context))
  const rules = referenceRules.map((rule) => rule(landing, context))
  const visit = (reference: Reference, part: ReferencePath) => {
    addUse(uses, reference)
    noteProblem(problems, checkReference(reference, context.library), reference, part)
    for (const rule of rules) noteProblem(problems, rule(reference, part), reference, part)
  }
  visitReferences('compiledLanding', landing, visit, choose)
  return problems
}

/** A block that other landings share is looked at whole once; after that, only for what a landing can make wrong in it. */
function onlyWhatDependsOnTheLanding({ texts, names }: Library): PartFilter {
  const known = new WeakMap<object, readonly Reference[]>()
  const depends = ({ kind, name }: Reference) =>
    kind === 'currency' || (kind === 'message' && texts.signatures.get(name)?.length !== 0) || !names[kind].has(name)
  return (part, references) => {
    const dependent = known.get(part)
    if (!dependent) known.set(part, references.filter(depends))
    return dependent ?? references
  }
}

/** Of a landing that could not be put together, at least what it names is checked. */
function checkUnfinished(landing: Folded['value'], library: Library): LandingProblem[] {
  const problems: LandingProblem[] = []
  visitReferences('landing', landing, (reference, part) => {
    noteProblem(problems, checkReference(reference, library), reference, part)
  })
  return problems
}

function noteProblem(
  problems: LandingProblem[],
  problem: ReferenceProblem | undefined,
  { path }: Reference,
  part: ReferencePath,
): void {
  if (problem) problems.push({ ...problem, pointer: joinPointer([...part, ...path]) })
}
