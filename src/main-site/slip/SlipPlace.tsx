import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { useText } from '../../ui/text.ts'
import { useIsRunning } from '../../ui/use-is-running.ts'
import { useSitePage } from '../page/page.ts'

const SlipTool = late(() => import('./SlipTool.tsx').then((loaded) => ({ default: loaded.SlipTool })))

/** Where the bet slip is: beside the page on wide screens, behind a bar on others. */
export function SlipPlace() {
  const isRunning = useIsRunning()
  if (!useSitePage().hasSlip) return null
  return (
    <aside className="slip-place">
      <Suspense fallback={<Waiting />}>{isRunning ? <SlipTool /> : <Waiting />}</Suspense>
    </aside>
  )
}

function Waiting() {
  return <h2 className="slip-title slip-waiting">{useText()('site.slip.title')}</h2>
}
