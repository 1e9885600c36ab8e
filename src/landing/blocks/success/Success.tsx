import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

export default function Success({ block }: BlockProps<'success'>) {
  const text = useText()
  const { figure, destination } = usePage()
  return (
    <section className="block success">
      <Icon name={figure} className="success-figure" />
      <Headline text={block.headline} />
      {block.intro && <p className="intro">{text(block.intro)}</p>}
      <a className="button button-main" href={destination}>
        {text(block.action)}
      </a>
    </section>
  )
}
