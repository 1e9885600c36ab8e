import type { Block, BonusPreset, CompiledLanding, Landing } from '../../contract/index.ts'
import type { SchemaProblem } from '../check/explain-schema-error.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import { type ComposedDialog, composeDialog, type Dialogs } from './dialogs.ts'
import type { LandingMember } from './family.ts'
import type { Folded } from './fold.ts'
import { type Origin, originOf } from './layers.ts'
import { checkLandingShape, type Draft, missingFromRecord, namingLineage } from './shape.ts'

export type ResolvedLanding = {
  readonly member: LandingMember
  /** What the landing and everything it extends say together, before references are looked up. */
  readonly folded: Folded
  /** Absent where something that the page cannot be made without is missing. */
  readonly compiled?: CompiledLanding
  /** Where a place of the compiled landing is stated. */
  readonly originOf: (pointer: string) => Origin
}

type Outcome = { readonly resolved: ResolvedLanding; readonly findings: readonly Finding[] }
type Stated = Omit<Landing, 'slug'>

/** One landing, resolved → compiled: its dialog composed, its bonus looked up, its leagues filled in, its shape checked. */
export function compileLanding(member: LandingMember, folded: Folded, dialogs: Dialogs, library: Library): Outcome {
  const stated = folded.value as Stated
  const dialog = landingDialog(stated, folded, dialogs)
  const preset = stated.bonus?.preset === undefined ? undefined : library.bonusPresets.get(stated.bonus.preset)
  const bonus = preset && landingBonus(stated, preset)
  const draft = {
    ...stated,
    slug: member.name,
    kind: member.kind,
    param: stated.param ?? null,
    path: library.site.basePath + member.name,
    blocks: fillLeagues(stated.blocks, library),
    dialog: dialog?.value,
    bonus,
    notes: ownNotes(member),
    locales: library.locales,
    source: member.record,
  }
  const resolved = { member, folded, originOf: tracer(folded, draft, dialog) }
  const problems = checkLandingShape(draft)
  const inDialog = dialog?.findings ?? []
  if (problems.length === 0 && inDialog.length === 0) {
    return { resolved: { ...resolved, compiled: draft as unknown as CompiledLanding }, findings: inDialog }
  }
  const currency = preset && !bonus ? [currencyNotInPreset(stated, preset)] : []
  const ownProblems = problems
    .filter((problem) => !isUnknownElsewhere(problem, stated, draft))
    .map((problem) => (member.extends ? namingLineage(problem) : problem))
  const located = [...ownProblems, ...currency].map((problem) => ({
    ...problem,
    ...resolved.originOf(problem.pointer),
  }))
  return { resolved, findings: [...located, ...inDialog] }
}

function landingDialog({ dialog }: Stated, { layers }: Folded, dialogs: Dialogs): ComposedDialog | undefined {
  const named = dialog?.name === undefined ? undefined : dialogs.get(dialog.name)
  if (!dialog || !named) return undefined
  return composeDialog(named, dialog.variant === undefined ? undefined : dialogs.get(dialog.variant), dialog, layers)
}

function landingBonus({ bonus }: Stated, preset: BonusPreset): CompiledLanding['bonus'] | undefined {
  const amount = preset.amounts.find(({ currency }) => currency === bonus?.currency)
  if (!amount) return undefined
  return {
    preset: preset.id,
    category: bonus?.category ?? preset.category,
    currency: amount.currency,
    ...(preset.percent === undefined ? {} : { percent: preset.percent }),
    amount: amount.amount,
    bonusId: bonus?.bonusId ?? preset.bonusId,
  }
}

/** Leagues show the teams of their collection; blocks are copied only where that changes one. */
function fillLeagues(blocks: readonly Block[] | undefined, { collections }: Library): readonly Block[] | undefined {
  if (!blocks?.some((block) => block.type === 'cricket-league' && !block.teams)) return blocks
  return blocks.map((block) => {
    const teams = block.type === 'cricket-league' && !block.teams ? collections.get(block.collection)?.teams : undefined
    return teams ? ({ ...block, teams } as Block) : block
  })
}

function ownNotes({ own }: LandingMember): string {
  const layer = own.find(({ value }) => 'notes' in value)
  return (layer?.value as Landing | undefined)?.notes ?? ''
}

/** Follows a place of the compiled landing back into the landing's files or its dialog's. */
function tracer(folded: Folded, { blocks }: Draft, dialog: ComposedDialog | undefined): (pointer: string) => Origin {
  return (pointer) => {
    const inDialog = dialog && /^\/dialog(\/.*)/.exec(pointer)?.[1]
    if (inDialog) return originOf(dialog.layers(), inDialog, dialog.value.blocks ?? [])
    return originOf(folded.layers, pointer, blocks ?? [])
  }
}

/** A dialog or bonus that is named but not found is reported by the references rule; its absence is no second problem. */
function isUnknownElsewhere(problem: SchemaProblem, stated: Stated, draft: Draft): boolean {
  const missing = missingFromRecord(problem)
  return lookedUp.some((name) => name === missing && stated[name] && !draft[name])
}

/** What a landing names, and a page carries whole. */
const lookedUp = ['dialog', 'bonus'] as const

function currencyNotInPreset({ bonus }: Stated, { id, amounts }: BonusPreset): SchemaProblem {
  const message =
    bonus?.currency === undefined
      ? 'The bonus has no currency.'
      : `The bonus preset "${id}" has no amount in ${bonus.currency}.`
  const suggestion = `it has ${amounts.map(({ currency }) => currency).join(', ')}`
  return { code: 'currency-not-in-preset', pointer: '/bonus/currency', message, suggestion }
}
