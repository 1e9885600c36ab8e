import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import { MainButton } from '../../page/MainButton.tsx'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'
import { Highlight } from './Highlight.tsx'

export default function Hero({ block }: BlockProps<'hero'>) {
  const text = useText()
  const { figure: usual, pictures } = usePage()
  const figure = block.figure ?? usual
  return (
    <section className={`block hero hero-${block.layout}`}>
      <div className="hero-art" aria-hidden={!pictures?.[figure]}>
        <Icon name={figure} className="hero-figure" />
      </div>
      <div className="hero-words">
        {block.eyebrow && <p className="eyebrow">{text(block.eyebrow)}</p>}
        <Headline text={block.headline} />
        {block.highlight !== 'none' && <Highlight of={block.highlight} />}
        {block.intro && <p className="intro">{text(block.intro)}</p>}
        <MainButton />
      </div>
    </section>
  )
}
