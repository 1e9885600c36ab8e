import { useEffect, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { useVisitor } from '../../page/player.ts'
import { Field } from '../../parts/form/Field.tsx'
import { readReceipt } from './read-receipt.ts'
import { Verdict } from './Verdict.tsx'
import type { Verified } from './verified.ts'
import { verify } from './verify.ts'

/** Computes a round again, in this browser: one of the player's own by its number, or any one from its receipt. */
export function Verify() {
  const text = useText()
  const visitor = useVisitor()
  const calls = visitor.kind === 'player' ? visitor.act.calls : undefined
  const [typed, setTyped] = useState('')
  const [verified, setVerified] = useState<Verified>()

  // A link from a round says which one it is.
  useEffect(() => {
    const named = decodeURIComponent(location.hash.slice(1))
    if (named === '' || named === 'content') return
    setTyped(named)
    if (calls) void verify(named, calls).then(setVerified)
  }, [calls])

  return (
    <section className="tool verify">
      <h2>{text('site.fairness.check')}</h2>
      <form
        noValidate={true}
        onSubmit={(event) => {
          event.preventDefault()
          const receipt = readReceipt(typed)
          void verify(receipt ?? typed.trim(), calls).then(setVerified)
        }}
      >
        <Field
          name="receipt"
          label={text('site.fairness.check-label')}
          autoComplete="off"
          value={typed}
          change={setTyped}
        />
        <button type="submit" className="button button-large">
          {text('site.fairness.check-go')}
        </button>
      </form>
      <div role="status">{verified && <Verdict verified={verified} />}</div>
    </section>
  )
}
