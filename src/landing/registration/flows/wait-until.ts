import type { RegistrationState } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'

/** Waits until the open dialog reaches a state; resolves to false if the dialog is left first. */
export function waitUntil({ store }: RegistrationStore, isReached: (state: RegistrationState) => boolean) {
  const { dialog } = store.getState()
  return new Promise<boolean>((resolve) => {
    const look = () => {
      const state = store.getState()
      const isLeft = state.dialog?.name !== dialog?.name
      if (!isLeft && !isReached(state)) return
      unsubscribe()
      resolve(!isLeft)
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}
