import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { type ApiDispatch, api } from '../../api/api.ts'
import type { DocumentState } from '../../model/document/document.ts'

type News = Pick<DocumentState, 'revision' | 'launches' | 'draftedTexts'>

/** Once the open record is published or planned elsewhere, or a colleague changes texts, what is said of them is read again. */
export function useNews({ revision, launches, draftedTexts }: News): void {
  const dispatch = useDispatch<ApiDispatch>()
  const known = useRef<News>({ revision, launches })
  useEffect(() => {
    const { current } = known
    known.current = { revision, launches, ...(draftedTexts !== undefined && { draftedTexts }) }
    const areTextsKnown = current.draftedTexts === undefined || current.draftedTexts === draftedTexts
    if (current.revision === revision && current.launches === launches && areTextsKnown) return
    dispatch(api.util.invalidateTags(['record', 'draftedTexts', 'reviews']))
  }, [revision, launches, draftedTexts, dispatch])
}
