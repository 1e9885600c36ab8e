import { useRef, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { ActionButton } from '../../parts/form/ActionButton.tsx'
import { Said } from '../../parts/form/Said.tsx'
import { useStepFocus } from '../../parts/place/use-step-focus.ts'
import { useMoment } from '../../parts/use-moment.ts'
import { LimitForm } from './LimitForm.tsx'
import type { LimitTool } from './limit-tool.ts'
import { useLimitWords } from './use-limit-words.ts'

/** A limit of 24 hours: what is in force, what begins later, and changing it. */
export function LimitLine(tool: LimitTool) {
  const { limit, calls, keep } = tool
  const { kind, value, used, next } = limit
  const text = useText()
  const moment = useMoment()
  const words = useLimitWords(tool)
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState<'set' | 'later' | 'kept'>()
  useStepFocus(place, isOpen ? 'form' : 'shown')

  const set = (wanted: number | null) => calls.ask('set-limit', { body: { kind, value: wanted } })

  function done(answer: Parameters<typeof keep>[0], isKept = false): void {
    const isLater = answer.limits.some((one) => one.kind === kind && one.next)
    setSaid(isKept ? 'kept' : isLater ? 'later' : 'set')
    setOpen(false)
    keep(answer)
  }

  return (
    <div ref={place} className="form">
      <div>
        <h3 tabIndex={-1}>{words.title}</h3>
        <p>{words.say(value)}</p>
        {value !== null && used !== undefined && (
          <p className="hint">{text('site.settings.limit-used', { used: words.say(used) })}</p>
        )}
        {next && (
          <p className="hint">
            {text('site.settings.limit-next', { date: moment(next.from * 1000), limit: words.say(next.value) })}
          </p>
        )}
      </div>
      {isOpen ? (
        <LimitForm {...tool} set={set} done={done} cancel={() => setOpen(false)} />
      ) : (
        <p className="row">
          {next && (
            <ActionButton className="button-quiet" make={() => set(value)} done={(answer) => done(answer, true)}>
              {text('site.settings.limit-keep')} <span className="unseen">{words.title}</span>
            </ActionButton>
          )}
          <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
            {text(value === null ? 'site.settings.limit-set' : 'site.settings.limit-change')}{' '}
            <span className="unseen">{words.title}</span>
          </button>
          {value !== null && next?.value !== null && (
            <ActionButton className="button-quiet" make={() => set(null)} done={done}>
              {text('site.settings.limit-remove')} <span className="unseen">{words.title}</span>
            </ActionButton>
          )}
        </p>
      )}
      <Said>{!isOpen && said && text(`site.settings.limit-said-${said}`)}</Said>
    </div>
  )
}
