import { useParams } from '@tanstack/react-router'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { FailedScreen } from '../../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../../kit/screen/Screen.tsx'
import { Section, Sections } from '../../../kit/screen/Section.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { ActTable } from '../../../parts/queue/ActTable.tsx'
import { ActButtons } from '../acts/ActButtons.tsx'
import { Documents } from '../document/Documents.tsx'
import { QueueTable } from '../queue/QueueTable.tsx'
import { StateBadge } from '../state/StateBadge.tsx'
import { inWords } from './acts-done.ts'
import { CheckFacts } from './CheckFacts.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import '../verification.css'
import './check.css'

/** One check: the documents beside the profile that they have to prove. */
export function Check() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = api.useVerificationQuery({ id }, { refetchOnMountOrArgChange: true })
  if (error && !data) return <FailedScreen title="Verification" message={sayFailure(error)} onRetry={refetch} />
  const name = data?.verification.player.name ?? 'Nameless player'
  return (
    <Screen
      title={data ? name : 'Verification'}
      className="check"
      actions={data && <ActButtons file={data} name={name} />}
    >
      <p className="queue-line">
        <a href="#/verification">Queue</a> {data && <StateBadge state={data.verification.state} />}
      </p>
      {data ? <Parts file={data} /> : <Skeleton label="Loading the verification…" />}
    </Screen>
  )
}

function Parts({ file }: { readonly file: Answer<'verification'> }) {
  const { verification, documents, profile, acts, earlier } = file
  return (
    <>
      <div className="check-beside">
        <Section
          title="Documents"
          count={documents.length}
          none="There are no documents: they were deleted, or none has arrived."
        >
          <Documents verification={verification} documents={documents} />
        </Section>
        <Section title="Profile">
          <ProfileFacts verification={verification} profile={profile} />
          <CheckFacts verification={verification} />
        </Section>
      </div>
      <Sections>
        <Section title="What colleagues did" count={acts.length} none="Nobody has done anything about it yet.">
          <ActTable acts={acts.map(inWords)} />
        </Section>
        <Section title="Other attempts" count={earlier.length} none="It is the first one of this player.">
          <QueueTable verifications={earlier} />
        </Section>
      </Sections>
    </>
  )
}
