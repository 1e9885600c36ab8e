import { type ProfileField, profileFields } from '../../../rules/profile/profile-fields.ts'

type Entered = { readonly [Name in ProfileField]?: string }

const keyOf = (player: string) => `profile of ${player}`

/** What a player has typed and not saved yet, in this tab: it outlives signing in again, and no other player sees it. */
export const readDraft = (player: string): Entered =>
  attempt(() => readEntered(sessionStorage.getItem(keyOf(player)))) ?? {}

export function writeDraft(player: string, entered: Entered): void {
  const isEmpty = Object.keys(entered).length === 0
  attempt(() => {
    if (isEmpty) sessionStorage.removeItem(keyOf(player))
    else sessionStorage.setItem(keyOf(player), JSON.stringify(entered))
  })
}

function readEntered(stored: string | null): Entered {
  const entered = JSON.parse(stored ?? '{}') as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    profileFields.flatMap(({ name }) => {
      const text = entered[name]
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )
}

/** Browsers that block storage keep nothing. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
