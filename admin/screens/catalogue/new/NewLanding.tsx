import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { Dialog, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { recordOf, slugProblem } from '../../../model/landings/slug-problem.ts'
import { siteIn } from '../../../model/site/site.ts'
import { useTourStep } from '../../../model/tour/use-tour-step.ts'
import { draftText } from './draft-text.ts'
import { SlugField } from './SlugField.tsx'
import { StartChoice } from './StartChoice.tsx'
import { commonTemplate, namesIn, templatesIn } from './templates.ts'
import { type Choice, useStart } from './use-start.ts'
import './new-landing.css'

/** Creates a landing: from what, and at which address. */
export function NewLanding({ onClose }: { readonly onClose: () => void }) {
  const { data: library, error: noLibrary } = api.useLibraryQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: catalogue } = api.useCatalogueQuery(undefined)
  const templates = useMemo(
    () => (library ? templatesIn(library, catalogue?.landings ?? []) : []),
    [library, catalogue],
  )
  const [choice, setChoice] = useState<Choice>({ kind: 'template' })
  const [slug, setSlug] = useState('')
  const address = useRef<HTMLInputElement>(null)
  const toAddress = () => address.current?.focus()
  const [wasSubmitted, setSubmitted] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [save, { isLoading }] = api.useSaveDraftMutation()
  const startOf = useStart(commonTemplate(templates))
  const navigate = useNavigate()
  const tour = useTourStep()
  const taken = useMemo(
    () => [...(library?.slugs ?? []), ...(catalogue?.landings ?? []).map((landing) => landing.slug)],
    [library, catalogue],
  )
  const slugError = slugProblem(slug, taken, library && siteIn(library)?.reservedSlugs)
  const create = async () => {
    const start = await startOf(choice)
    if (start.kind === 'refused') return setProblem(start.message)
    const record = recordOf(slug)
    const answer = await save({ record, version: 0, baseRevision: '', text: draftText(slug, start) })
    if (answer.error) return setProblem(sayFailure(answer.error))
    if (tour.step === 0) tour.go(1)
    onClose()
    await navigate({ to: '/edit/$', params: { _splat: record } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    setProblem(undefined)
    if (slugError !== undefined) toAddress()
    else if (library) void create()
  }
  return (
    <Dialog label="New landing" onClose={onClose} className="new-landing">
      <DialogHead title="New landing" onClose={onClose} />
      <form className="new-landing-form" onSubmit={submit} noValidate>
        <div className="dialog-body">
          <StartChoice
            choice={choice}
            onChosen={setChoice}
            onSettled={toAddress}
            templates={templates}
            markets={library ? namesIn(library, 'markets') : []}
          />
          {!library && !noLibrary && <Skeleton label="Loading templates…" look="cards" />}
        </div>
        <footer className="dialog-foot new-landing-foot">
          <SlugField
            ref={address}
            slug={slug}
            onTyped={setSlug}
            problem={slug || wasSubmitted ? slugError : undefined}
          />
          <button type="submit" className="button button-primary" disabled={!library || isLoading}>
            {isLoading ? 'Creating…' : 'Create draft'}
          </button>
          <p className="problem new-landing-problem" role="alert">
            {problem ?? (noLibrary && sayFailure(noLibrary))}
          </p>
        </footer>
      </form>
    </Dialog>
  )
}
