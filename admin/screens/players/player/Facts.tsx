import { countryName } from '../../../../src/rules/country-name.ts'
import { languageName } from '../../../../src/rules/language-name.ts'
import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { type Fact, FactList } from '../../../kit/screen/FactList.tsx'
import { ConfirmedEmail } from '../../../parts/players/ConfirmedEmail.tsx'

type FactsProps = { readonly file: Answer<'player'> }

export function Facts({ file }: FactsProps) {
  const { player, email, emailConfirmed, phone, login, block, erasedAt, language } = file
  const facts: readonly Fact[] = [
    ['Id', <code key="id">{player.id}</code>],
    ['E-mail', email && <ConfirmedEmail email={email} isConfirmed={emailConfirmed} />],
    ['Phone', phone],
    ['Player name', login],
    ['Signs in with', waysOf(file).join(' and ')],
    ['Second factor', file.hasFactor && 'an authenticator app'],
    [
      'Country and language',
      [player.country && countryName(player.country), language && languageName(language)].filter(Boolean).join(', '),
    ],
    ['Registered', <Ago key="registered" moment={player.registeredAt} />],
    ['Last sign-in', <Ago key="seen" moment={player.lastSeenAt} />],
    ['Balance', sayMoney(file.balance, file.currency)],
    ['Blocked', block && !erasedAt && <Blocked block={block} />],
    ['Erased', erasedAt && <Ago moment={erasedAt} />],
  ]
  return <FactList facts={facts} />
}

function waysOf({ hasPassword, hasGoogle }: FactsProps['file']): string[] {
  return [...(hasPassword ? ['a password'] : []), ...(hasGoogle ? ['Google'] : [])]
}

function Blocked({ block: { at, reason } }: { readonly block: NonNullable<FactsProps['file']['block']> }) {
  return (
    <>
      {at && <Ago moment={at} />}
      {reason && <span className="player-reason">“{reason}”</span>}
    </>
  )
}
