import type { Command } from '../../../kit/commands/command.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { moved, type Place } from './place.ts'

type MatrixActions = {
  readonly shown: { readonly ids: readonly string[]; readonly locales: readonly string[] }
  readonly active: Place | undefined
  readonly move: (place: Place) => void
  readonly edit: () => void
  /** How many rows fit at once. */
  readonly pageSize: () => number
}

export const matrixArea = 'texts'

/** The keys of the matrix, while the focus is in it and nobody types. */
export function useMatrixCommands({ shown, active, move, edit, pageSize }: MatrixActions): void {
  const to = (rows: () => number, columns: number) => () => {
    const place = moved(active, shown, rows(), columns)
    if (place) move(place)
  }
  const command = (label: string, keys: readonly string[], run: () => void): Command => ({
    id: `matrix-${keys[0]}`,
    group: 'In the texts',
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
      'Text before',
      ['ArrowUp'],
      to(() => -1, 0),
    ),
    command(
      'Next language',
      ['ArrowRight'],
      to(() => 0, 1),
    ),
    command(
      'Language before',
      ['ArrowLeft'],
      to(() => 0, -1),
    ),
    command('A page on', ['PageDown'], to(pageSize, 0)),
    command(
      'A page back',
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
    command('Edit the text', ['Enter', 'F2'], edit),
  ])
}
