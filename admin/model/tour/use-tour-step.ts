import { useDispatch } from 'react-redux'
import { type ApiDispatch, api } from '../../api/api.ts'

/** How far somebody is in the tour to their first landing, in whichever browser; undefined outside of it. */
export function useTourStep() {
  const { data } = api.useSessionQuery(undefined)
  const [keep] = api.useKeepTourMutation()
  const dispatch = useDispatch<ApiDispatch>()
  const go = (next: number | 'done') => {
    const step = next === 'done' ? -1 : next
    dispatch(
      api.util.updateQueryData('session', undefined, (session) => {
        session.tour = step
      }),
    )
    void keep({ step })
  }
  return { step: data === undefined || data.tour < 0 ? undefined : data.tour, go }
}
