import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useDialog } from '../dialog-context.ts'

export function Title({ block }: DialogBlockProps<'title'>) {
  const text = useText()
  const { dialog } = useDialog()
  const { locale } = usePage()
  return (
    <header className="dialog-heading">
      <h2 className={`dialog-title dialog-title-${locale.code}`} id={`${dialog.name}-title`}>
        {text(dialog.title)}
      </h2>
      {block.subtitle && <p className="dialog-subtitle">{text(block.subtitle)}</p>}
    </header>
  )
}
