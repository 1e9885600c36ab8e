import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Answer, ask, type Failure } from '../../api/ask.ts'
import { Workbench } from './Workbench.tsx'

/** The editor of the record in the address; another record gets an editor of its own. */
export default function Editor() {
  const { _splat: name = '' } = useParams({ strict: false })
  return <Loading key={name} name={name} />
}

/** Reads the record each time, with what colleagues have saved since. */
function Loading({ name }: { readonly name: string }) {
  const [opened, setOpened] = useState<Answer<'record'>>()
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    ask('record', { name }).then((outcome) => ('data' in outcome ? setOpened(outcome.data) : setFailure(outcome.error)))
  }, [name])
  if (failure) {
    return (
      <p className="centered problem" role="alert">
        {failure.message}
      </p>
    )
  }
  return opened ? <Workbench opened={opened} /> : <p className="centered muted">Loading {name}…</p>
}
