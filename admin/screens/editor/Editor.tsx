import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Answer, ask, type Failure } from '../../api/ask.ts'
import { Workbench } from './Workbench.tsx'

/** A record under edit; another record is another workbench. */
export default function Editor() {
  const { _splat: name = '' } = useParams({ strict: false })
  return <Opening key={name} name={name} />
}

/** Reads the record anew each time: what another editor has saved meanwhile is there. */
function Opening({ name }: { readonly name: string }) {
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
  return opened ? <Workbench opened={opened} /> : <p className="centered muted">Opening {name} …</p>
}
