import type { Block, CompiledDialog, CompiledLanding, Landing } from '../../contract/index.ts'
import { validators } from '../../contract/index.ts'
import { explainSchemaErrors, type SchemaProblem } from '../check/explain-schema-error.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import { type ComposedDialog, composeDialog, type Dialogs } from './dialogs.ts'
import type { LandingMember } from './family.ts'
import type { Folded } from './fold.ts'
import { type Origin, originOf } from './layers.ts'

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

/** One landing, resolved → compiled: its dialog composed, its bonus looked up, its leagues filled in, its shape checked. */
export function compileLanding(member: LandingMember, folded: Folded, dialogs: Dialogs, library: Library): Outcome {
  const landing = folded.value as Omit<Landing, 'slug'>
  const dialog = landingDialog(landing, folded, dialogs)
  const bonus = landingBonus(landing, library)
  const trace = tracer(folded, landing.blocks ?? [], dialog)
  const compiled = {
    ...landing,
    slug: member.name,
    kind: member.kind,
    param: landing.param ?? null,
    path: library.site.basePath + member.name,
    blocks: fillLeagues(landing.blocks, library),
    dialog: dialog?.value,
    bonus: bonus ?? undefined,
    notes: member.own.map((layer) => (layer.value as Landing).notes).find(Boolean) ?? '',
    locales: localesOf(library),
    source: member.record,
  }
  const shape = checkShape(compiled, member)
  // What names something unknown is reported by the references rule; its absence is no second problem.
  const missing = [landing.dialog && !dialog && 'dialog', landing.bonus && !bonus && 'bonus'].filter(Boolean)
  const findings = shape.filter(({ pointer, code, message }) => {
    return !(code === 'missing-property' && missing.some((name) => message.startsWith(`"${name}"`)) && pointer === '')
  })
  const bonusProblems = bonus ? [] : checkPresetCurrency(landing, library)
  const located = [...findings, ...bonusProblems].map((finding) => ({ ...finding, ...trace(finding.pointer) }))
  const sound = shape.length === 0 && !dialog?.findings.length
  const resolved = { member, folded, originOf: trace }
  return {
    resolved: sound ? { ...resolved, compiled: compiled as unknown as CompiledLanding } : resolved,
    findings: [...located, ...(dialog?.findings ?? [])],
  }
}

type Draft = { readonly blocks: readonly Block[] | undefined; readonly dialog: CompiledDialog | undefined }
type LandingParts = Omit<Landing, 'slug'>

function landingDialog({ dialog }: LandingParts, { layers }: Folded, dialogs: Dialogs): ComposedDialog | undefined {
  const named = dialog?.name === undefined ? undefined : dialogs.get(dialog.name)
  if (!dialog || !named) return undefined
  return composeDialog(named, dialog.variant === undefined ? undefined : dialogs.get(dialog.variant), dialog, layers)
}

function landingBonus({ bonus }: LandingParts, library: Library): CompiledLanding['bonus'] | undefined {
  const preset = bonus?.preset === undefined ? undefined : library.bonusPresets.get(bonus.preset)
  const amount = preset?.amounts.find(({ currency }) => currency === bonus?.currency)?.amount
  if (!bonus?.currency || !preset || amount === undefined) return undefined
  return {
    preset: preset.id,
    category: bonus.category ?? preset.category,
    currency: bonus.currency,
    ...(preset.percent === undefined ? {} : { percent: preset.percent }),
    amount,
    bonusId: bonus.bonusId ?? preset.bonusId,
  }
}

function checkPresetCurrency({ bonus }: LandingParts, library: Library): SchemaProblem[] {
  const preset = bonus?.preset === undefined ? undefined : library.bonusPresets.get(bonus.preset)
  if (!preset || bonus?.currency === undefined) return []
  const currencies = preset.amounts.map(({ currency }) => currency)
  const message = `The bonus preset "${preset.id}" has no amount in ${bonus.currency}.`
  return [
    {
      code: 'currency-not-in-preset',
      pointer: '/bonus/currency',
      message,
      suggestion: `it has ${currencies.join(', ')}`,
    },
  ]
}

/** Leagues show the teams of their collection; blocks are copied only where that changes one. */
function fillLeagues(blocks: readonly Block[] | undefined, { collections }: Library): readonly Block[] | undefined {
  if (!blocks?.some((block) => block.type === 'cricket-league' && !block.teams)) return blocks
  return blocks.map((block) => {
    const teams = block.type === 'cricket-league' && !block.teams ? collections.get(block.collection)?.teams : undefined
    return teams ? ({ ...block, teams } as Block) : block
  })
}

const localeCodes = new WeakMap<Library, string[]>()

function localesOf(library: Library): string[] {
  const codes = localeCodes.get(library) ?? library.site.locales.map(({ code }) => code)
  localeCodes.set(library, codes)
  return codes
}

/** Follows a place of the compiled landing back into the landing's files or its dialog's. */
function tracer(
  folded: Folded,
  blocks: readonly Block[],
  dialog: ComposedDialog | undefined,
): (pointer: string) => Origin {
  return (pointer) => {
    const inDialog = dialog && /^\/dialog(\/.*)/.exec(pointer)?.[1]
    return inDialog
      ? originOf(dialog.layers(), inDialog, dialog.value.blocks ?? [])
      : originOf(folded.layers, pointer, blocks)
  }
}

function checkShape(compiled: Draft, member: LandingMember): SchemaProblem[] {
  const problems = [
    ...checkBlocks(compiled.blocks ?? [], '/blocks', validators.block),
    ...checkBlocks(compiled.dialog?.blocks ?? [], '/dialog/blocks', validators.dialogBlock),
  ]
  if (validators.compiledLanding(compiled)) return problems
  const explained = explainSchemaErrors(validators.compiledLanding.errors ?? []).map((problem) => {
    if (problem.code !== 'missing-property' || problem.pointer !== '' || !member.extends) return problem
    const message = problem.message.replace(
      ' is missing.',
      ' is missing: neither this landing nor what it extends states it.',
    )
    return { ...problem, message }
  })
  return [...problems, ...explained]
}

/** Blocks that a schema has accepted; landings share those that they inherit. */
const soundBlocks = new WeakSet<object>()

function checkBlocks(blocks: readonly object[], pointer: string, validate: typeof validators.block): SchemaProblem[] {
  return blocks.flatMap((block, index) => {
    if (soundBlocks.has(block)) return []
    if (!validate(block)) return explainSchemaErrors(validate.errors ?? [], `${pointer}/${index}`)
    soundBlocks.add(block)
    return []
  })
}
