import type { ViewSearch } from '../../screens/catalogue/find/view.ts'

/** The catalogue as it was left: who comes back from a landing finds it again. */
export const lastView: { search: ViewSearch } = { search: {} }
