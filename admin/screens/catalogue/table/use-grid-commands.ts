import type { Command } from '../../../kit/commands/command.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import type { SelectionOfShown } from '../selection/use-selection.ts'

type GridActions = {
  readonly selection: SelectionOfShown
  /** The number of rows that fit on the screen. */
  readonly pageSize: () => number
  readonly open: (index: number) => void
}

export const gridArea = 'landings'

/** The keys of the list, while it has the focus. */
export function useGridCommands({ selection, pageSize, open }: GridActions): void {
  const { shown, activeIndex } = selection
  const last = shown.length - 1
  const slugAt = (index: number) => shown[Math.max(0, Math.min(index, last))]
  const withRow = (index: () => number, act: (slug: string) => void) => () => {
    const slug = slugAt(index())
    if (slug !== undefined) act(slug)
  }
  const moves: readonly [string, string, () => number][] = [
    ['ArrowDown', 'Next row', () => activeIndex + 1],
    ['ArrowUp', 'Previous row', () => activeIndex - 1],
    ['PageDown', 'Next page', () => activeIndex + pageSize()],
    ['PageUp', 'Previous page', () => activeIndex - pageSize()],
    ['Home', 'First row', () => 0],
    ['End', 'Last row', () => last],
  ]
  const command = (label: string, keys: readonly string[], run: Command['run']): Command => ({
    id: `grid-${keys[0]}`,
    group: 'List of landings',
    area: gridArea,
    label,
    keys,
    run,
  })
  const extend = (pressed = '') => {
    const [, , to = () => activeIndex] = moves.find(([key]) => pressed === `Shift+${key}`) ?? []
    withRow(to, selection.extend)()
  }
  useCommands([
    ...moves.map(([key, label, to]) => command(label, [key], withRow(to, selection.move))),
    command('Open in the editor', ['Enter'], () => open(Math.max(0, activeIndex))),
    command(
      'Select or deselect',
      ['Space'],
      withRow(() => activeIndex, selection.toggle),
    ),
    command(
      'Extend the selection',
      moves.map(([key]) => `Shift+${key}`),
      extend,
    ),
    command('Select all shown', ['Mod+A'], selection.selectShown),
    command('Clear selection', ['Escape'], selection.clear),
  ])
}
