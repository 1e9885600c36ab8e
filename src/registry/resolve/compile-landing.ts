import type { Block, BonusPreset, CompiledLanding, Landing } from '../../contract/index.ts'
import type { SchemaProblem } from '../check/explain-schema-error.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import { type ComposedDialog, composeDialog, type Dialogs, layersOf } from './dialogs.ts'
import type { LandingMember } from './family.ts'
import type { Folded } from './fold.ts'
import { type Origin, originOf } from './layers.ts'
import { checkLandingShape, type Draft, mentionLineage, missingOwnProperty } from './shape.ts'

export type ResolvedLanding = {
  readonly member: LandingMember
  /** The landing with everything that it inherits, before references are resolved. */
  readonly folded: Folded
  readonly blocks: readonly Block[] | undefined
  readonly dialog: ComposedDialog | undefined
  /** Absent if something is missing that the page needs. */
  readonly compiled?: CompiledLanding
}

type Outcome = { readonly resolved: ResolvedLanding; readonly findings: readonly Finding[] }
type Stated = Omit<Landing, 'slug'>

/** Compiles one landing: composes its dialog, looks up its bonus, fills in its leagues, validates the result. */
export function compileLanding(member: LandingMember, folded: Folded, dialogs: Dialogs, library: Library): Outcome {
  const stated = folded.value as Stated
  const dialog = landingDialog(stated, folded, dialogs)
  const preset = stated.bonus?.preset === undefined ? undefined : library.bonusPresets.get(stated.bonus.preset)
  const bonus = preset && landingBonus(stated, preset)
  const blocks = fillLeagues(stated.blocks, library)
  const draft = {
    ...stated,
    slug: member.name,
    kind: member.kind,
    param: stated.param ?? null,
    path: library.site.basePath + member.name,
    blocks,
    dialog: dialog?.value,
    bonus,
    notes: ownNotes(member),
    locales: library.locales,
    source: member.record,
  }
  const resolved = { member, folded, blocks, dialog }
  const problems = checkLandingShape(draft)
  const inDialog = dialog?.findings ?? []
  if (problems.length === 0 && inDialog.length === 0) {
    return { resolved: { ...resolved, compiled: draft as unknown as CompiledLanding }, findings: inDialog }
  }
  const currency = preset && !bonus ? [currencyNotInPreset(stated, preset)] : []
  const ownProblems = problems
    .filter((problem) => !isReportedAsUnknown(problem, stated, draft))
    .map((problem) => (member.extends ? mentionLineage(problem) : problem))
  const located = [...ownProblems, ...currency].map((problem) => ({
    ...problem,
    ...originIn(resolved, problem.pointer),
  }))
  return { resolved, findings: [...located, ...inDialog] }
}

function landingDialog({ dialog }: Stated, { layers }: Folded, dialogs: Dialogs): ComposedDialog | undefined {
  const named = dialog?.name === undefined ? undefined : dialogs.get(dialog.name)
  if (!dialog || !named) return undefined
  const variant = dialog.variant === undefined ? undefined : dialogs.get(dialog.variant)
  return composeDialog({ landingLayers: layers, variant, dialog: named }, dialog)
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

/** Leagues show the teams of their collection. Only changed blocks are copied. */
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

/** The file and position that a pointer into the compiled landing comes from: of the landing or its dialog. */
export function originIn({ folded, blocks, dialog }: ResolvedLanding, pointer: string): Origin {
  const inDialog = dialog && /^\/dialog(\/.*)/.exec(pointer)?.[1]
  if (inDialog) return originOf(layersOf(dialog.parts), inDialog, dialog.value.blocks ?? [])
  return originOf(folded.layers, pointer, blocks ?? [])
}

/** The references rule already reports a dialog or bonus that does not exist; it is not reported as missing again. */
function isReportedAsUnknown(problem: SchemaProblem, stated: Stated, draft: Draft): boolean {
  const missing = missingOwnProperty(problem)
  return lookedUp.some((name) => name === missing && stated[name] && !draft[name])
}

/** References that the compiled landing replaces with the record itself. */
const lookedUp = ['dialog', 'bonus'] as const

function currencyNotInPreset({ bonus }: Stated, { id, amounts }: BonusPreset): SchemaProblem {
  const message =
    bonus?.currency === undefined
      ? 'The bonus has no currency.'
      : `The bonus preset "${id}" has no amount in ${bonus.currency}.`
  const suggestion = `its currencies: ${amounts.map(({ currency }) => currency).join(', ')}`
  return { code: 'currency-not-in-preset', pointer: '/bonus/currency', message, suggestion }
}
