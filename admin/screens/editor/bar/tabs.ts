/** The views of a record. */
export const tabs = { form: 'Form', json: 'JSON', history: 'History' } as const

export type Tab = keyof typeof tabs

export const tabNames = Object.keys(tabs) as Tab[]

export const tabId = (tab: Tab): string => `editor-tab-${tab}`

export const tabPanelId = 'editor-panel'
