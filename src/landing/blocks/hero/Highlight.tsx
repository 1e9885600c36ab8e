import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { BlockOf } from '../block.ts'

type HighlightProps = { readonly of: Exclude<BlockOf<'hero'>['highlight'], 'none'> }

/** The bonus in large figures. An amount that is a percentage of the deposit is a limit, and is called so. */
export function Highlight({ of }: HighlightProps) {
  const text = useText()
  const { values } = usePage()
  const figures = values[of]
  if (!figures) return null
  const phrase = of === 'amount' && values['percent'] ? text('ui.hero.up-to') : figures
  const [before, after] = phrase.split(figures)
  return (
    <p className="hero-highlight">
      {before && <small>{before}</small>}
      {figures}
      {after && <small>{after}</small>}
    </p>
  )
}
