import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { useText } from '../../../ui/text.ts'
import { MainButton } from '../../page/MainButton.tsx'
import type { BlockProps } from '../block.ts'

export default function Ambassador({ block }: BlockProps<'ambassador'>) {
  const text = useText()
  const name = text(block.name)
  return (
    <section className="block ambassador">
      <figure className="ambassador-figure">
        <div className="ambassador-portrait">
          <Icon name={block.portrait} className="ambassador-icon" />
        </div>
        <figcaption className="ambassador-name">{name}</figcaption>
      </figure>
      <div className="ambassador-words">
        <Headline text={block.headline} />
        {block.intro && <p className="intro">{text(block.intro)}</p>}
        <blockquote className="ambassador-quote">{text(block.quote)}</blockquote>
        {block.stops && (
          <ol className="ambassador-stops">
            {block.stops.map(({ place, date }) => (
              <li key={date}>
                <Moment at={date} />
                <b>{text(place)}</b>
              </li>
            ))}
          </ol>
        )}
        <MainButton />
      </div>
    </section>
  )
}
