import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import { useIsRunning } from '../../ui/use-is-running.ts'
import type { ShownSection } from '../page/page.ts'
import { PageHead } from './PageHead.tsx'
import { VisitorNotices } from './VisitorNotices.tsx'

const Verify = late(() => import('../casino/fairness/Verify.tsx').then((loaded) => ({ default: loaded.Verify })))

/** How rounds are decided, in words; below it, any round is computed again. */
export function FairnessScreen({ section }: { readonly section: ShownSection }) {
  const text = useText()
  const isRunning = useIsRunning()
  return (
    <>
      <VisitorNotices />
      <PageHead section={section} />
      <div className="tool fairness-steps">
        {(['before', 'round', 'after'] as const).map((step) => (
          <section key={step}>
            <h2>{text(`site.fairness.${step}-title`)}</h2>
            <p>{text(`site.fairness.${step}`)}</p>
          </section>
        ))}
      </div>
      <Suspense fallback={null}>{isRunning && <Verify />}</Suspense>
      <noscript>
        <p className="problem">{text('site.fairness.no-script')}</p>
      </noscript>
    </>
  )
}
