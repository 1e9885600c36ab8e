import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useReducer, useState } from 'react'
import { type Answer, ask, type Failure } from '../../api/ask.ts'
import { Failed } from '../../kit/screen/Failed.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { movedTo } from '../../model/document/follow-move.ts'
import { sayRecord } from '../../model/records/say-record.ts'
import { Deleted } from './deletion/Deleted.tsx'
import { Workbench } from './Workbench.tsx'

/** The editor of the record in the address; another record, or one that has become something else, gets an editor of its own. */
export default function Editor() {
  const { _splat: name = '' } = useParams({ strict: false })
  const [times, again] = useReducer((before: number) => before + 1, 0)
  return <Loading key={`${name} ${times}`} name={name} again={again} />
}

/** Reads the record each time, with what colleagues have saved since. */
function Loading({ name, again }: { readonly name: string; readonly again: () => void }) {
  const [opened, setOpened] = useState<Answer<'record'>>()
  const [failure, setFailure] = useState<Failure>()
  const navigate = useNavigate()
  useEffect(() => {
    ask('record', { name }).then((outcome) => {
      if ('data' in outcome) return setOpened(outcome.data)
      const place = movedTo(outcome.error)
      if (place === undefined) return setFailure(outcome.error)
      return navigate({ to: '/edit/$', params: { _splat: place }, replace: true })
    })
  }, [name, navigate])
  if (failure) {
    return (
      <Screen title={sayRecord(name)}>
        <Failed message={failure.message} onRetry={isFinal(failure) ? undefined : again}>
          <p>
            Go to the <Link to="/">landings</Link> or to the <Link to="/records">shared records</Link>.
          </p>
        </Failed>
      </Screen>
    )
  }
  if (!opened) return <Skeleton label={`Loading ${name}…`} look="page" />
  if (opened.deleted) return <Deleted record={name} deleted={opened.deleted} onKept={again} />
  return <Workbench opened={opened} onGone={again} />
}

/** Whether the same answer would come again. */
const isFinal = ({ status }: Failure): boolean => status >= 400 && status < 500
