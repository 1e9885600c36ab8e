import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import type { RoundNow } from '../play/playing.ts'

/** The way to recompute a round. */
export function Receipt({ round: { id } }: { readonly round: RoundNow }) {
  const text = useText()
  const { navigation } = useSitePage()
  const { fairness } = navigation.screens
  return fairness ? <a href={`${fairness}#${id}`}>{text('site.play.verify')}</a> : null
}
