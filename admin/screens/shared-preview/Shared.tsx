import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../api/api.ts'
import { failureOf } from '../../api/failure.ts'
import { SharedLanding } from './SharedLanding.tsx'
import '../../kit/screen/card-page.css'
import './shared.css'

/** A draft for somebody without an account, for as long as its link works. */
export default function Shared() {
  const { token = '' } = useParams({ strict: false })
  const { data, error, refetch } = api.useSharedQuery({ token })
  useEffect(() => {
    document.title = 'Preview · Powerplay'
  }, [])
  if (data) return <SharedLanding opened={data} token={token} />
  if (!error) return <p role="status">Opening the preview …</p>
  const { code, message } = failureOf(error)
  const isOver = code === 'link-expired' || code === 'invalid-input'
  return (
    <main className="session">
      <div className="session-card">
        <h1>{isOver ? 'This link does not work any more' : 'The preview cannot be shown'}</h1>
        <p role="alert">
          {isOver
            ? 'Preview links end after some days, and have to be copied whole. Ask whoever sent it for a new one.'
            : message}
        </p>
        {!isOver && (
          <button type="button" className="button" onClick={refetch}>
            Try again
          </button>
        )}
      </div>
    </main>
  )
}
