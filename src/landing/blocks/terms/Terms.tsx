import { Headline } from '../../../ui/Headline.tsx'
import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

export default function Terms({ block }: BlockProps<'terms'>) {
  const text = useText()
  const { landingPath } = usePage()
  return (
    <article className="block terms">
      <Headline text={block.headline} />
      {block.sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2 className="terms-heading">{text(heading)}</h2>
          <p>{text(body)}</p>
        </section>
      ))}
      {block.back !== undefined && (
        <a className="link" href={landingPath.replace('*', block.back)}>
          {text('ui.terms.back')}
        </a>
      )}
    </article>
  )
}
