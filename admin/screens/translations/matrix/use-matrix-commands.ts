import type { Command } from '../../../kit/commands/command.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { moved, type Place } from './place.ts'

type MatrixActions = {
  readonly shown: { readonly ids: readonly string[]; readonly locales: readonly string[] }
  readonly active: Place | undefined
  readonly move: (place: Place) => void
  readonly edit: () => void
  /** The number of rows that fit on the screen. */
  readonly pageSize: () => number
}

export const matrixArea = 'texts'

/** The keys of the matrix, while it has the focus and no text is edited. */
export function useMatrixCommands({ shown, active, move, edit, pageSize }: MatrixActions): void {
  const to = (rows: () => number, columns: number) => () => {
    const place = moved(active, shown, rows(), columns)
    if (place) move(place)
  }
  const command = (label: string, keys: readonly string[], run: () => void): Command => ({
    id: `matrix-${keys[0]}`,
    group: 'Table of texts',
    area: matrixArea,
    label,
    keys,
    run,
  })
  const { ids, locales } = shown
  useCommands([
    command(
      'Next text',
      ['ArrowDown'],
      to(() => 1, 0),
    ),
    command(
      'Previous text',
      ['ArrowUp'],
      to(() => -1, 0),
    ),
    command(
      'Next language',
      ['ArrowRight'],
      to(() => 0, 1),
    ),
    command(
      'Previous language',
      ['ArrowLeft'],
      to(() => 0, -1),
    ),
    command('Next page', ['PageDown'], to(pageSize, 0)),
    command(
      'Previous page',
      ['PageUp'],
      to(() => -pageSize(), 0),
    ),
    command(
      'First language',
      ['Home'],
      to(() => 0, -locales.length),
    ),
    command(
      'Last language',
      ['End'],
      to(() => 0, locales.length),
    ),
    command(
      'First text',
      ['Mod+Home'],
      to(() => -ids.length, 0),
    ),
    command(
      'Last text',
      ['Mod+End'],
      to(() => ids.length, 0),
    ),
    command('Edit text', ['Enter', 'F2'], edit),
  ])
}
