import { useText } from '../../../../../ui/text.ts'
import { useSitePage } from '../../../../page/page.ts'
import { usePayingOut } from '../../state/paying-out.ts'
import { Condition } from './Condition.tsx'
import { Daily } from './Daily.tsx'
import { MissingFields } from './MissingFields.tsx'
import { Turnover } from './Turnover.tsx'

/** Every condition with how it stands; those that are all met take little room. */
export function Conditions() {
  const text = useText()
  const { met } = usePayingOut().standing
  if (!met) return <List />
  return (
    <details className="panel conditions-met">
      <summary>{text('site.withdrawal.ready')}</summary>
      <List />
    </details>
  )
}

function List() {
  const text = useText()
  const { navigation } = useSitePage()
  const { met, conditions } = usePayingOut().standing
  const { country, email, profile, turnover, daily } = conditions
  return (
    <ul className={met ? 'conditions' : 'panel conditions'}>
      <Condition name="country" isMet={country.met} />
      <Condition name="email" isMet={email.met}>
        {!email.met && (
          <>
            <p>{text('ui.cashier.withdrawal-email')}</p>
            <a href={`${navigation.screens.profile}#email`}>{text('site.withdrawal.email-link')}</a>
          </>
        )}
      </Condition>
      <Condition name="profile" isMet={profile.met}>
        {!profile.met && <MissingFields names={profile.missing} />}
      </Condition>
      <Condition name="turnover" isMet={turnover.met}>
        <Turnover turnover={turnover} />
      </Condition>
      <Condition name="daily" isMet={daily.met}>
        <Daily daily={daily} />
      </Condition>
    </ul>
  )
}
