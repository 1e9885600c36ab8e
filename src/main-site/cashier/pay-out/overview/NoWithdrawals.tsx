import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { StepHeading } from '../../parts/StepHeading.tsx'

/** The player's country has no withdrawals. */
export function NoWithdrawals() {
  const text = useText()
  const { site } = useSitePage()
  return (
    <div className="panel">
      <StepHeading>{text('site.cashier.tab.withdraw')}</StepHeading>
      <p>{text('ui.cashier.withdrawal-country')}</p>
      <p>
        <a href={`mailto:${site.brand.email}`}>{text('site.player.support')}</a>
      </p>
    </div>
  )
}
