import { useText } from '../../../ui/text.ts'
import type { Known } from '../load.ts'
import { Part } from '../Part.tsx'
import { Break } from './Break.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import { LimitLine } from './LimitLine.tsx'
import type { LimitTool } from './limit-tool.ts'

type LimitsProps = Omit<LimitTool, 'limit'> & Pick<Known, 'limits'>

/** What players limit for themselves, with help beside it. */
export function Limits({ limits, ...tool }: LimitsProps) {
  const text = useText()
  return (
    <Part id="limits" title={text('site.settings.limits')}>
      <p>{text('site.settings.limits-text')}</p>
      <ul className="lines">
        {limits.map((limit) => (
          <li key={limit.kind} className="limit">
            {limit.kind === 'exclusion' ? <Break {...tool} limit={limit} /> : <LimitLine {...tool} limit={limit} />}
          </li>
        ))}
      </ul>
      <HelpLinks />
    </Part>
  )
}
