import type { ReactNode } from 'react'
import { useText } from '../../../../../ui/text.ts'

type ConditionProps = {
  readonly name: string
  readonly isMet: boolean
  /** What is missing, and the way on. */
  readonly children?: ReactNode
}

const tick = 'm6.5 12.5 3.6 3.6L17.5 8.5'
const clock = 'M12 7v5l3 2'

/** One condition of a withdrawal, and how it stands. */
export function Condition({ name, isMet, children }: ConditionProps) {
  const text = useText()
  return (
    <li className={isMet ? 'condition condition-met' : 'condition'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d={isMet ? tick : clock} />
      </svg>
      <div className="condition-words">
        <b>
          <span className="unseen">{text(isMet ? 'site.withdrawal.met' : 'site.withdrawal.unmet')}</span>{' '}
          {text(`site.withdrawal.condition.${name}`)}
        </b>
        {children}
      </div>
    </li>
  )
}
