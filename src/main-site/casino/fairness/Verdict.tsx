import { useText } from '../../../ui/text.ts'
import type { Verified } from './verified.ts'

const reasons = { 'not-found': 'check-failed', secret: 'check-hidden', impossible: 'check-failed' } as const

/** What was computed, step by step. */
export function Verdict({ verified }: { readonly verified: Verified }) {
  const text = useText()
  if (verified.kind !== 'computed') return <p className="problem">{text(`site.fairness.${reasons[verified.kind]}`)}</p>
  const { isSeedAsPromised, isRoundAsShown, isPayoutRight, hash, shown, receipt } = verified
  const isRight = isSeedAsPromised && isRoundAsShown && isPayoutRight !== false
  return (
    <div className={`verdict verdict-${isRight ? 'right' : 'wrong'}`}>
      <p className="verdict-words">{text(isRight ? 'site.fairness.right' : 'site.fairness.wrong')}</p>
      <ol>
        <Step isRight={isSeedAsPromised} words={text('site.fairness.step-hash')}>
          {hash}
        </Step>
        <Step isRight={isRoundAsShown} words={text('site.fairness.step-draws')}>
          {JSON.stringify(shown)}
        </Step>
        {isPayoutRight !== undefined && <Step isRight={isPayoutRight} words={text('site.fairness.step-pays')} />}
      </ol>
      <details>
        <summary>{text('site.fairness.receipt')}</summary>
        <pre>{JSON.stringify(receipt, null, 1)}</pre>
      </details>
    </div>
  )
}

type StepProps = { readonly isRight: boolean; readonly words: string; readonly children?: string }

function Step({ isRight, words, children }: StepProps) {
  return (
    <li className={isRight ? 'is-right' : 'is-wrong'}>
      <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
      <div>
        <p>{words}</p>
        {children && <code>{children}</code>}
      </div>
    </li>
  )
}
