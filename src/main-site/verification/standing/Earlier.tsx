import type { OwnVerification } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { Time } from '../../parts/Time.tsx'

/** Every attempt that was rejected, with its reason. */
export function Earlier({ earlier }: Pick<OwnVerification, 'earlier'>) {
  const text = useText()
  return (
    <section className="earlier">
      <h2>{text('site.verification.earlier')}</h2>
      <ul className="earlier-list">
        {earlier.map(({ reason, decided_at }) => (
          <li key={decided_at}>
            <Time at={decided_at * 1000} />
            <p>{text(`ui.verification.reason-${reason}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
