import type { CookieToSet } from '../cookie.ts'

export type EventPlace = 'after_reg' | 'after_login'

export type SuccessEvent = {
  readonly action: 'register' | 'login'
  readonly place: EventPlace
  readonly cookies: readonly CookieToSet[]
}

const oneHour = 3600

/** What is recorded after a registration or sign-in. */
export function successEvent(isNew: boolean): SuccessEvent {
  if (!isNew) return { action: 'login', place: 'after_login', cookies: [] }
  const cookie = { name: 'newReg', value: 'true', maxAge: oneHour, path: '/' }
  return { action: 'register', place: 'after_reg', cookies: [cookie] }
}
