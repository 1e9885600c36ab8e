import { useText } from '../../../ui/text.ts'

export function Empty() {
  return <p className="slip-empty">{useText()('site.slip.empty')}</p>
}
