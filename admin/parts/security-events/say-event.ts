import type { SecurityEventName } from '../../../src/contract/index.ts'

/** The name of an event as words. */
export function sayEvent(name: SecurityEventName): string {
  const words = name
    .replaceAll('-', ' ')
    .replace('csrf', 'cross-site request')
    .replace('email', 'e-mail')
    .replace('sign in', 'sign-in')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The details of an event; those that are names of the program as words. */
export const sayDetails = (name: SecurityEventName, details: string | undefined): string | undefined =>
  name === 'profile-changed' || name === 'document-sent' ? details?.replace(/[_-]/g, ' ') : details

/** Whether somebody was refused something, which many events of one address show as an attack. */
export const isRefusal = (name: SecurityEventName): boolean => /refused|failed|reused|limit/.test(name)
