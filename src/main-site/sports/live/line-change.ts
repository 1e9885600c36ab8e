import type { Fixture, LineMarket } from '../../../contract/index.ts'

/** What the stream tells about a fixture. */
export type LineChange = Required<Pick<Fixture, 'state' | 'score'>> &
  Pick<Fixture, 'competition' | 'sport' | 'clock' | 'clock_at'> & {
    readonly fixture: string
    /** Those that have changed. */
    readonly markets: readonly LineMarket[]
  }
