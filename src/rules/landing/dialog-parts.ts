import type { CompiledDialog, DialogBlock, Market } from '../../contract/index.ts'

type SignUpMethod = Market['signUpMethods'][number]

/** The visible blocks of a dialog: its settings and the market's law can each hide some. */
export function visibleBlocks(dialog: CompiledDialog, methods: readonly SignUpMethod[]): DialogBlock[] {
  return dialog.blocks.flatMap((block) => (isShown(block, dialog, methods) ? narrow(block, dialog, methods) : []))
}

function isShown(block: DialogBlock, dialog: CompiledDialog, methods: readonly SignUpMethod[]): boolean {
  if ('tab' in block && block.tab && !methods.includes(block.tab)) return false
  switch (block.type) {
    case 'side-banner':
      return dialog.sideBanner
    case 'currency-select':
      return dialog.currencyPicker
    case 'bonus-picker':
      return dialog.bonusPicker
    case 'google':
      return methods.includes('google')
    default:
      return true
  }
}

function narrow(block: DialogBlock, { agreements }: CompiledDialog, methods: readonly SignUpMethod[]): DialogBlock[] {
  if (block.type === 'tabs') return narrowTabs(block, methods)
  if (block.type === 'agreements') return [{ ...block, boxes: shownBoxes(block, agreements) }]
  return [block]
}

type BlockOf<Type extends DialogBlock['type']> = Extract<DialogBlock, { readonly type: Type }>

/** Removes tabs that the market does not allow; a single remaining tab needs no tab bar. */
function narrowTabs(block: BlockOf<'tabs'>, methods: readonly SignUpMethod[]): DialogBlock[] {
  const tabs = block.tabs.filter((tab) => methods.includes(tab))
  const [first] = tabs
  if (!first || tabs.length === 1) return []
  return [{ ...block, tabs, initial: tabs.includes(block.initial) ? block.initial : first }]
}

/** There are no boxes if registering implies agreement. */
function shownBoxes({ boxes, together }: BlockOf<'agreements'>, agreements: CompiledDialog['agreements']) {
  if (agreements !== 'one') return agreements === 'two' ? boxes : []
  // A separate confirmation (crazy time) stays even if one box covers the others.
  const own = boxes.filter(({ field }) => field === 'user_agreement')
  return [{ field: 'checkbox1' as const, text: together, required: true, initial: true }, ...own]
}
