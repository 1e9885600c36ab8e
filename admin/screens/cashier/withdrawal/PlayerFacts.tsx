import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { LongName } from '../../../kit/format/LongName.tsx'
import { plural } from '../../../kit/format/plural.ts'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { FactList } from '../../../kit/screen/FactList.tsx'
import { Confirmation, ConfirmedEmail } from '../../../parts/players/ConfirmedEmail.tsx'
import { StateBadges } from '../../../parts/players/StateBadges.tsx'

type Total = Answer<'withdrawal'>['player']['deposited']

export function PlayerFacts({ file: { withdrawal, player } }: { readonly file: Answer<'withdrawal'> }) {
  const { currency, player: outline } = withdrawal
  const { email, emailConfirmed, missingInProfile, deposited, withdrawn, staked } = player
  const say = ({ count, amount }: Total, what: string) => `${sayMoney(amount, currency)} in ${plural(count, what)}`
  return (
    <FactList
      facts={[
        [
          'Account',
          <span key="account">
            <a href={`#/players/${outline.id}`}>
              <LongName name={outline.name ?? 'Nameless player'} />
            </a>{' '}
            <StateBadges player={outline} /> {email === outline.name && <Confirmation isConfirmed={emailConfirmed} />}
          </span>,
        ],
        [
          'E-mail',
          email && email !== outline.name && <ConfirmedEmail key="email" email={email} isConfirmed={emailConfirmed} />,
        ],
        ['Name', player.name],
        ['Born', player.birth],
        ['Lives in', player.home],
        ['Missing in the profile', missingInProfile.map((name) => name.replaceAll('_', ' ')).join(', ')],
        ['Registered', <Ago key="registered" moment={outline.registeredAt} />],
        ['Balance', sayMoney(player.balance, currency)],
        ['Deposited', say(deposited, 'deposit')],
        ['Withdrawn before', say(withdrawn, 'withdrawal')],
        ['Bet with real money', say(staked, 'bet')],
      ]}
    />
  )
}
