import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { type ApiDispatch, api } from '../../api/api.ts'
import type { DocumentState } from '../../model/document/document.ts'

/** Once the open record is published or planned elsewhere, what is said of its texts and reviews is read again. */
export function useNews({ revision, launches }: Pick<DocumentState, 'revision' | 'launches'>): void {
  const dispatch = useDispatch<ApiDispatch>()
  const known = useRef({ revision, launches })
  useEffect(() => {
    const { current } = known
    if (current.revision === revision && current.launches === launches) return
    known.current = { revision, launches }
    dispatch(api.util.invalidateTags(['record', 'draftedTexts', 'reviews']))
  }, [revision, launches, dispatch])
}
