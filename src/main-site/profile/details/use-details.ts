import { useEffect } from 'react'
import { fieldProblem } from '../../../rules/entry/field-problem.ts'
import { withoutDecoration } from '../../../rules/form/phone.ts'
import { birthProblem } from '../../../rules/profile/age.ts'
import { type ProfileField, profileFields } from '../../../rules/profile/profile-fields.ts'
import { useText } from '../../../ui/text.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { useForm, type Values } from '../../parts/form/use-form.ts'
import type { KnownProfile } from '../known-profile.ts'
import { readDraft, writeDraft } from './draft.ts'

type Entered = Values<ProfileField>

type Asked = {
  readonly profile: KnownProfile
  readonly calls: PlayerCallsOfSite
  readonly saved: () => void
}

/** The form of the profile. What is typed stays in this tab until it is saved. */
export function useDetails({ profile, calls, saved }: Asked) {
  const text = useText()
  const { uuid } = profile
  const known = enteredOf(profile)
  const form = useForm({
    first: { ...known, ...readDraft(uuid) },
    problemOf(name, values) {
      const problem = problemOf(name, values, profile.legal_age)
      return problem && text(problem)
    },
    async send(values) {
      const body = changesIn(values, known)
      if (Object.keys(body).length === 0) return { kind: 'answer', content: { success: true } }
      return calls.ask('change-profile', { body })
    },
    done: saved,
  })
  const changes = JSON.stringify(changesIn(form.values, known))
  useEffect(() => writeDraft(uuid, JSON.parse(changes)), [uuid, changes])
  return form
}

const enteredOf = (profile: KnownProfile): Entered =>
  Object.fromEntries(profileFields.map(({ name }) => [name, profile[name] ?? ''])) as Entered

function problemOf(name: ProfileField, values: Entered, legalAge = 0): string | undefined {
  const field = profileFields.find((one) => one.name === name)
  const entered = written(name, values[name])
  const problem = field && fieldProblem(field, entered)
  return problem ?? (name === 'birth' ? birthProblem(entered, { legalAge, now: Date.now() }) : undefined)
}

/** Phone numbers are written with spaces, and stored without. */
const written = (name: ProfileField, text: string) => (name === 'phone' ? withoutDecoration(text) : text.trim())

function changesIn(values: Entered, known: Entered): Partial<Entered> {
  const changed = profileFields.filter(({ name }) => written(name, values[name]) !== known[name])
  return Object.fromEntries(changed.map(({ name }) => [name, written(name, values[name])]))
}
