import { useEffect } from 'react'
import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { isStill } from '../../../ui/motion.ts'
import { useText } from '../../../ui/text.ts'
import { MainButton } from '../../page/MainButton.tsx'
import { openDialog } from '../../page/open-dialog.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

export default function Preloader({ block }: BlockProps<'preloader'>) {
  const text = useText()
  const { dialog } = usePage()
  useEffect(() => {
    const timer = setTimeout(() => openDialog(dialog.name), isStill() ? 0 : block.seconds * 1000)
    return () => clearTimeout(timer)
  }, [dialog.name, block.seconds])
  return (
    <section className="block preloader">
      <div className={`preloader-stage preloader-${block.motion}`} aria-hidden="true">
        <Icon name={block.figure} className="preloader-figure" />
        <span className="preloader-track" />
      </div>
      <Headline text={block.headline} />
      {block.hint && <p className="intro">{text(block.hint)}</p>}
      <MainButton />
    </section>
  )
}
