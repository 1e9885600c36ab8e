import { useParams } from '@tanstack/react-router'
import { api } from '../api/api.ts'

export function Editor() {
  const { _splat: name = '' } = useParams({ strict: false })
  const { data } = api.useRecordQuery({ name })
  return <pre>{data?.published?.text}</pre>
}
