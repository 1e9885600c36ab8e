import { useCommands } from '../commands/use-commands.ts'
import { chooseDensity, useDensity } from './density.ts'

/** From anywhere, rows are made dense or roomy. */
export function useDensityCommand(): void {
  const next = useDensity() === 'dense' ? 'roomy' : 'dense'
  useCommands([{ id: 'density', group: 'General', label: `Rows: ${next}`, run: () => chooseDensity(next) }])
}
