import { useId } from 'react'
import type { CountedPart, ProposedResult } from '../../../../src/contract/index.ts'
import { ProposeDialog, type Seen } from './ProposeDialog.tsx'

type ProposeScoreProps = {
  readonly about: Seen
  readonly counts: readonly CountedPart[]
  readonly onClose: () => void
}

/** The final score, by which each market is settled. */
export function ProposeScore({ about, counts, onClose }: ProposeScoreProps) {
  return (
    <ProposeDialog
      about={about}
      title="Final score"
      consequence="The match is over: each market is settled by its rule, those that were settled before once more. What belongs to parts that were not played is returned."
      resultOf={(entered) => scoreOf(entered, counts)}
      onClose={onClose}
    >
      <div className="trading-counts">
        {counts.map((count) => (
          <CountFields key={count.key} count={count} />
        ))}
      </div>
    </ProposeDialog>
  )
}

function CountFields({ count }: { readonly count: CountedPart }) {
  const id = useId()
  const { key, part, name, counts } = count
  return (
    <fieldset className="trading-count">
      <legend>{name}</legend>
      {['first', 'second'].map((side, place) => (
        <input
          key={side}
          className="input"
          type="number"
          inputMode="numeric"
          name={`${key} ${place}`}
          aria-label={`${name}, ${side} side`}
          defaultValue={counts[place]}
          min={-1_000_000}
          max={1_000_000}
          required
        />
      ))}
      {part !== 'match' && (
        <label className="tick" htmlFor={id}>
          <input id={id} type="checkbox" name={`${key} played`} defaultChecked={count.finished} /> was played to its end
        </label>
      )}
    </fieldset>
  )
}

function scoreOf(entered: FormData, counts: readonly CountedPart[]): ProposedResult {
  const isPlayed = ({ key, part }: CountedPart) => part === 'match' || entered.has(`${key} played`)
  const numbers = ({ key }: CountedPart) => [0, 1].map((place) => Number(entered.get(`${key} ${place}`)))
  const finished = new Set(['match', ...counts.filter(isPlayed).map(({ part }) => part)])
  return {
    kind: 'score',
    score: {
      counts: Object.fromEntries(counts.map((count) => [count.key, numbers(count)])),
      finished: [...finished],
    },
  }
}
