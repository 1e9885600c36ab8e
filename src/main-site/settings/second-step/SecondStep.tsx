import { useRef, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { Said } from '../../parts/form/Said.tsx'
import { useStepFocus } from '../../parts/place/use-step-focus.ts'
import { Part } from '../Part.tsx'
import type { SettingsTool } from '../tool.ts'
import { AddApp } from './AddApp.tsx'
import { AppState } from './AppState.tsx'
import { ProvenChange } from './ProvenChange.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { FactorStep, FactorTool } from './step.ts'

/** The app with which the player signs in besides the password. */
export function SecondStep(tool: SettingsTool) {
  const text = useText()
  const body = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<FactorStep>({ kind: 'shown' })
  useStepFocus(body, step.kind)
  const isOn = tool.known.factors.authenticator !== null

  function go(next: FactorStep): void {
    setStep(next)
    if (next.kind === 'shown' || next.kind === 'codes') tool.changed()
  }

  return (
    <Part
      id="second-step"
      title={text('site.settings.second-step')}
      state={text(isOn ? 'site.settings.on' : 'site.settings.off')}
    >
      <div ref={body} className="form">
        <Said>{'said' in step && step.said && text(`site.settings.app-${step.said}`)}</Said>
        <CurrentStep {...tool} step={step} go={go} />
      </div>
    </Part>
  )
}

function CurrentStep({ step, ...tool }: FactorTool & { readonly step: FactorStep }) {
  switch (step.kind) {
    case 'shown':
      return <AppState {...tool} />
    case 'key':
      return <AddApp {...tool} made={step.made} />
    case 'renewal':
    case 'removal':
      return <ProvenChange {...tool} kind={step.kind} />
    case 'codes':
      return <RecoveryCodes codes={step.codes} close={() => tool.go({ kind: 'shown' })} />
    default:
      return step satisfies never
  }
}
