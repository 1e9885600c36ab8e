import type { Command } from '../../../kit/commands/command.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import type { SelectionOfShown } from '../selection/use-selection.ts'

type GridActions = {
  readonly selection: SelectionOfShown
  /** How many rows fit at once. */
  readonly pageSize: () => number
  readonly open: (index: number) => void
}

export const gridArea = 'landings'

/** The keys of the list, while the focus is in it. */
export function useGridCommands({ selection, pageSize, open }: GridActions): void {
  const { shown, activeIndex } = selection
  const last = shown.length - 1
  const slugAt = (index: number) => shown[Math.max(0, Math.min(index, last))]
  const withRow = (index: () => number, act: (slug: string) => void) => () => {
    const slug = slugAt(index())
    if (slug !== undefined) act(slug)
  }
  const ways: readonly [string, string, () => number][] = [
    ['ArrowDown', 'Next row', () => activeIndex + 1],
    ['ArrowUp', 'Row before', () => activeIndex - 1],
    ['PageDown', 'A page on', () => activeIndex + pageSize()],
    ['PageUp', 'A page back', () => activeIndex - pageSize()],
    ['Home', 'First row', () => 0],
    ['End', 'Last row', () => last],
  ]
  const command = (label: string, keys: readonly string[], run: Command['run']): Command => ({
    id: `grid-${keys[0]}`,
    group: 'In the list',
    area: gridArea,
    label,
    keys,
    run,
  })
  const extend = (pressed = '') => {
    const [, , to = () => activeIndex] = ways.find(([key]) => pressed === `Shift+${key}`) ?? []
    withRow(to, selection.extend)()
  }
  useCommands([
    ...ways.map(([key, label, to]) => command(label, [key], withRow(to, selection.move))),
    command('Open in the editor', ['Enter'], () => open(Math.max(0, activeIndex))),
    command(
      'Select, or not',
      ['Space'],
      withRow(() => activeIndex, selection.toggle),
    ),
    command(
      'Select up to there',
      ways.map(([key]) => `Shift+${key}`),
      extend,
    ),
    command('Select all that are shown', ['Mod+A'], selection.selectShown),
    command('Select nothing', ['Escape'], selection.clear),
  ])
}
