import { Headline } from '../../../ui/Headline.tsx'
import { useText } from '../../../ui/text.ts'
import { useSlots } from '../../page/slots.ts'
import type { BlockProps } from '../block.ts'

export default function FormStage({ block }: BlockProps<'form-stage'>) {
  const text = useText()
  return (
    <section className="block form-stage">
      <Headline text={block.headline} />
      {block.intro && <p className="intro">{text(block.intro)}</p>}
      {useSlots().form}
    </section>
  )
}
