import { useParams } from '@tanstack/react-router'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { FactList } from '../../../kit/screen/FactList.tsx'
import { FailedScreen } from '../../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../../kit/screen/Screen.tsx'
import { Section, Sections } from '../../../kit/screen/Section.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { ActTable } from '../../../parts/queue/ActTable.tsx'
import { ActButtons } from '../acts/ActButtons.tsx'
import { QueueTable } from '../queue/QueueTable.tsx'
import { StateBadge } from '../state/StateBadge.tsx'
import { inWords } from './acts-done.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PlayerFacts } from './PlayerFacts.tsx'
import './withdrawal.css'

/** One withdrawal, and what its decision needs to know. */
export function Withdrawal() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = api.useWithdrawalQuery({ id }, { refetchOnMountOrArgChange: true })
  if (error && !data) return <FailedScreen title="Withdrawal" message={sayFailure(error)} onRetry={refetch} />
  const name = data ? sayMoney(data.withdrawal.amount, data.withdrawal.currency) : 'Withdrawal'
  return (
    <Screen title={name} className="withdrawal" actions={data && <ActButtons file={data} name={name} />}>
      <p className="queue-line">
        <a href="#/cashier">Queue</a> {data && <StateBadge withdrawal={data.withdrawal} />}
      </p>
      {data ? <Parts file={data} /> : <Skeleton label="Loading the withdrawal…" />}
    </Screen>
  )
}

function Parts({ file }: { readonly file: Answer<'withdrawal'> }) {
  const { receiver, acts, earlier } = file
  return (
    <Sections>
      <Section title="Payment">
        <PaymentFacts withdrawal={file.withdrawal} />
      </Section>
      <Section
        title="Receiver"
        {...(receiver.length === 0 && { count: 0, none: 'The data of the player was erased.' })}
      >
        <FactList facts={receiver.map(({ label, text }) => [label, <code key={label}>{text}</code>])} />
      </Section>
      <Section title="Player">
        <PlayerFacts file={file} />
      </Section>
      <Section title="What colleagues did" count={acts.length} none="Nobody has done anything about it yet.">
        <ActTable acts={acts.map(inWords)} />
      </Section>
      <Section title="Other withdrawals" count={earlier.length} none="It is the first one of this player.">
        <QueueTable withdrawals={earlier} clock="Due or finished" />
      </Section>
    </Sections>
  )
}
