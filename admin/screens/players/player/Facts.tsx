import type { ReactNode } from 'react'

import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { sayMoney } from '../../../kit/format/say-money.ts'

type FactsProps = { readonly file: Answer<'player'> }

export function Facts({ file }: FactsProps) {
  const { player, email, emailConfirmed, phone, login, block, erasedAt, language } = file
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Id', <code key="id">{player.id}</code>],
    ['E-mail', email && <Email email={email} isConfirmed={emailConfirmed} />],
    ['Phone', phone],
    ['Player name', login],
    ['Signs in with', waysOf(file).join(' and ')],
    ['Second factor', file.hasFactor && 'an authenticator app'],
    ['Country and language', [player.country, language].filter(Boolean).join(', ')],
    ['Registered', <Ago key="registered" moment={player.registeredAt} />],
    ['Last sign-in', <Ago key="seen" moment={player.lastSeenAt} />],
    ['Balance', sayMoney(file.balance, file.currency)],
    ['Blocked', block && !erasedAt && <Blocked block={block} />],
    ['Erased', erasedAt && <Ago moment={erasedAt} />],
  ]
  return (
    <dl className="player-facts">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : undefined,
      )}
    </dl>
  )
}

function waysOf({ hasPassword, hasGoogle }: FactsProps['file']): string[] {
  return [...(hasPassword ? ['a password'] : []), ...(hasGoogle ? ['Google'] : [])]
}

function Email({ email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean }) {
  return (
    <>
      {email}{' '}
      <span className={`badge ${isConfirmed ? 'badge-good' : ''}`}>{isConfirmed ? 'confirmed' : 'not confirmed'}</span>
    </>
  )
}

function Blocked({ block: { at, reason } }: { readonly block: NonNullable<FactsProps['file']['block']> }) {
  return (
    <>
      {at && <Ago moment={at} />}
      {reason && <span className="player-reason">“{reason}”</span>}
    </>
  )
}
