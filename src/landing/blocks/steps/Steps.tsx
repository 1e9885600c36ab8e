import { Headline } from '../../../ui/Headline.tsx'
import { useText } from '../../../ui/text.ts'
import type { BlockProps } from '../block.ts'

export default function Steps({ block }: BlockProps<'steps'>) {
  const text = useText()
  return (
    <section className="block steps">
      <Headline text={block.headline} />
      <ol className="steps-list">
        {block.steps.map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </ol>
    </section>
  )
}
