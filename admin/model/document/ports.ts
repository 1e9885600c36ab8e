import { ask } from '../../api/ask.ts'
import type { DocumentPorts } from './document.ts'

/** The world around a document: the desk, this browser, and its clock. */
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
