import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { isRunning } from '../../../rules/main-site/deposit-step.ts'
import { useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import { OpenDeposit } from '../../player/OpenDeposit.tsx'
import { BonusOffer } from '../parts/BonusOffer.tsx'
import { StepHeading } from '../parts/StepHeading.tsx'
import { useCashier } from '../state/cashier.ts'
import { MethodList } from './MethodList.tsx'

/** All others are in the list of deposits. */
const most = 3

/** How to pay in, below what was begun and not finished. */
export function Methods() {
  const text = useText()
  const { site, navigation } = useSitePage()
  const { methods, deposits } = useCashier()
  const open = [...deposits.values()].filter(isRunning).slice(0, most)
  return (
    <>
      {open.map((deposit) => (
        <OpenDeposit
          key={deposit.id}
          deposit={deposit}
          href={fragmentOf({ kind: 'deposit', id: deposit.id, hasPaid: false })}
        />
      ))}
      <StepHeading>{text('site.cashier.choose')}</StepHeading>
      <BonusOffer amount={0} />
      {methods.groups.length === 0 && (
        <p className="panel">
          {text('site.cashier.none')} <a href={`mailto:${site.brand.email}`}>{text('site.player.support')}</a>
        </p>
      )}
      <MethodList methods={methods} addressOf={(method) => fragmentOf({ kind: 'amount', method })} />
      <p>
        <a href={navigation.screens.deposits}>{text('site.cashier.history')}</a>
      </p>
    </>
  )
}
