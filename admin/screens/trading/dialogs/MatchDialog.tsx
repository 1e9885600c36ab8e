import { ConfirmAct } from '../../../parts/queue/ConfirmAct.tsx'
import { useAct } from '../acts/use-act.ts'
import { useDecide } from '../acts/use-decide.ts'
import { SetLimit } from '../limits/SetLimit.tsx'
import { useRemoveLimit } from '../limits/use-limits.ts'
import { ProposeDialog } from '../results/ProposeDialog.tsx'
import { ProposeOutcomes } from '../results/ProposeOutcomes.tsx'
import { ProposeScore } from '../results/ProposeScore.tsx'
import { decisions, proposals, unlimit } from './dialog-texts.ts'
import type { Opened } from './opened.ts'

type MatchDialogProps = { readonly match: string; readonly opened: Opened; readonly onClose: () => void }

/** The dialog of what a trader has chosen to do. */
export function MatchDialog({ match, opened, onClose }: MatchDialogProps) {
  const act = useAct(match)
  const decide = useDecide()
  const remove = useRemoveLimit()
  switch (opened.type) {
    case 'act':
      return (
        <ConfirmAct
          act={opened.act}
          subject="match"
          name={opened.name}
          reasons={{}}
          run={({ note }) => act(opened, note)}
          onClose={onClose}
        />
      )
    case 'decide':
      return (
        <ConfirmAct
          act={decisions[opened.act]}
          subject="match"
          name={opened.name}
          reasons={{}}
          run={({ note }) => decide({ id: opened.id, act: opened.act, note })}
          onClose={onClose}
        />
      )
    case 'limit':
      return <SetLimit about={opened.about} usual={opened.usual} onClose={onClose} />
    case 'unlimit':
      return (
        <ConfirmAct
          act={unlimit}
          subject="match"
          name={opened.about.name}
          reasons={{}}
          run={({ note }) => remove({ ...opened.about, currency: opened.currency, reason: note })}
          onClose={onClose}
        />
      )
    case 'outcomes':
      return <ProposeOutcomes about={opened.about} market={opened.market} onClose={onClose} />
    case 'score':
      return <ProposeScore about={opened.about} counts={opened.counts} onClose={onClose} />
    default:
      return (
        <ProposeDialog
          about={opened.about}
          {...proposals[opened.type]}
          resultOf={() => ({ kind: opened.type })}
          onClose={onClose}
        />
      )
  }
}
