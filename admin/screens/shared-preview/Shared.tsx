import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../api/api.ts'
import { failureOf } from '../../api/failure.ts'
import { CardPage } from '../../kit/screen/CardPage.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { SharedLanding } from './SharedLanding.tsx'
import './shared.css'

/** A draft for somebody without an account, for as long as its link is valid. */
export default function Shared() {
  const { token = '' } = useParams({ strict: false })
  const { data, error, refetch } = api.useSharedQuery({ token })
  useEffect(() => {
    document.title = 'Preview · Powerplay'
  }, [])
  if (data) return <SharedLanding opened={data} token={token} />
  if (!error)
    return (
      <main className="shared">
        <Skeleton label="Loading the preview…" look="page" />
      </main>
    )
  const { code, message } = failureOf(error)
  return code === 'link-expired' || code === 'invalid-input' ? (
    <CardPage title="Preview">
      <h1>This link is no longer valid</h1>
      <p role="alert">
        Preview links expire after some days, can be revoked, and have to be copied in full. Ask the sender for a new
        one.
      </p>
    </CardPage>
  ) : (
    <CardPage title="Preview">
      <h1>The preview could not be loaded</h1>
      <p role="alert">{message}</p>
      <button type="button" className="button" onClick={refetch}>
        Try again
      </button>
    </CardPage>
  )
}
