import type { Block, CompiledLanding } from '../../contract/index.ts'
import { visitReferences } from '../../contract/references.ts'
import { reachableDialogs } from './dialogs.ts'
import { samplesOf } from './kit.ts'
import { offeredPresets } from './offered-presets.ts'
import { ownPictures } from './own-pictures.ts'
import { pixelScripts } from './pixel-scripts.ts'
import { find, type Records } from './records.ts'

/** The texts that a landing's pages can show: those named by records, and whole areas of interface texts. */
export type CarriedTexts = { readonly named: readonly string[]; readonly areas: readonly string[] }

export function carriedTexts(records: Records, landing: CompiledLanding): CarriedTexts {
  const blocks = [...landing.blocks, ...samplesOf(records, landing).blocks]
  const named = new Set([...ownTexts(records, landing), ...blockTexts(blocks), ...dialogTexts(records, landing)])
  return { named: [...named], areas: areasOf(blocks, pixelScripts(records.site, landing).length > 0) }
}

/** The texts that are only written into the document, in its head or as values of other texts. */
export function writtenTexts(records: Pick<Records, 'landings'>, landing: CompiledLanding): string[] {
  const values = Object.values(samplesOf(records, landing).values)
  const named = values.flatMap((value) => (typeof value === 'object' ? value.message : []))
  return [landing.title, landing.description, ...named]
}

/** The ids of a language's interface texts, `ui.<area>.<name>`, by area. */
export function textsByArea(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const own = [...names].filter((name) => name.startsWith('ui.'))
  return Map.groupBy(own, (name) => name.split('.')[1] ?? '')
}

function ownTexts(records: Records, landing: CompiledLanding): string[] {
  const { button, banner, market } = landing
  const { legal } = find(records.markets, market)
  return [
    button.text,
    legal.status,
    legal.disclaimer,
    ...legal.helpLinks.map(({ label }) => label),
    ...offeredPresets(records, landing).flatMap(({ name, conditions }) => [name, conditions]),
    ...(banner.side ? [banner.side.text] : []),
    ...(banner.gift ? [banner.gift.text] : []),
    ...ownPictures(records, landing).flatMap(({ alternative }) => alternative ?? []),
  ]
}

const blockTexts = (blocks: readonly Block[]) => blocks.flatMap((block) => textsIn('block', block))

const dialogTexts = (records: Records, landing: CompiledLanding) =>
  [landing.dialog, ...reachableDialogs(records, landing)].flatMap((dialog) => textsIn('compiledDialog', dialog))

function textsIn(schema: 'block' | 'compiledDialog', part: object): string[] {
  const named: string[] = []
  visitReferences(schema, part, ({ kind, name }) => {
    if (kind === 'message') named.push(name)
  })
  return named
}

/** The areas of all pages, plus those of games, consent and the block types in use. */
function areasOf(blocks: readonly Block[], hasPixels: boolean): string[] {
  const registration = ['notice', 'captcha', 'credentials', 'promo', 'second-step']
  const areas = [
    'page',
    'dialog',
    'problem',
    'prize',
    ...registration,
    ...(blocks.some((block) => 'won' in block) ? ['game'] : []),
    ...(hasPixels ? ['consent'] : []),
    ...blocks.map(({ type }) => type),
  ]
  return [...new Set(areas)]
}
