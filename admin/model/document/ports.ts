import { ask } from '../../api/ask.ts'
import type { DocumentPorts } from './document.ts'

/** The environment of a document: the server, this browser, and its clock. */
export const ports: DocumentPorts = {
  save: (asked) => ask('save-draft', asked),
  read: (name) => ask('record', { name }),
  storage: sessionStorage,
  now: Date.now,
  later(work, milliseconds) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}
