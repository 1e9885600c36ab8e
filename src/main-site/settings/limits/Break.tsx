import { useRef, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { Said } from '../../parts/form/Said.tsx'
import { useStepFocus } from '../../parts/place/use-step-focus.ts'
import { useMoment } from '../../parts/use-moment.ts'
import { BreakConfirmation } from './BreakConfirmation.tsx'
import { BreakForm } from './BreakForm.tsx'
import type { LimitTool } from './limit-tool.ts'

type Step = { readonly kind: 'shown' | 'length' } | { readonly kind: 'confirmation'; readonly days: number }

/** A time without playing: chosen, confirmed, and then not shortened. */
export function Break(tool: LimitTool) {
  const { limit, keep } = tool
  const text = useText()
  const moment = useMoment()
  const place = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<Step>({ kind: 'shown' })
  const [isSaid, setSaid] = useState(false)
  useStepFocus(place, step.kind)
  const until = (limit.value ?? 0) * 1000
  const isRunning = until > Date.now()
  const cancel = () => setStep({ kind: 'shown' })

  return (
    <div ref={place} className="form">
      <div>
        <h3 tabIndex={-1}>{text('site.settings.limit.exclusion')}</h3>
        <p>
          {isRunning ? text('site.settings.break-running', { date: moment(until) }) : text('site.settings.break-text')}
        </p>
      </div>
      {step.kind === 'shown' && (
        <p className="row">
          <button type="button" className="button button-quiet" onClick={() => setStep({ kind: 'length' })}>
            {text(isRunning ? 'site.settings.break-longer' : 'site.settings.break-begin')}
          </button>
        </p>
      )}
      {step.kind === 'length' && (
        <BreakForm until={until} choose={(days) => setStep({ kind: 'confirmation', days })} cancel={cancel} />
      )}
      {step.kind === 'confirmation' && (
        <BreakConfirmation
          {...tool}
          days={step.days}
          done={(answer) => {
            setSaid(true)
            keep(answer)
            cancel()
          }}
          cancel={cancel}
        />
      )}
      <Said>{isSaid && step.kind === 'shown' && text('site.settings.break-begun')}</Said>
    </div>
  )
}
