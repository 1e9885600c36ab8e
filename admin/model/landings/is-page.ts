/** Whether a record has a page to preview: landings and templates do, shared records do not. */
export const isPage = (record: string): boolean => /^(landings|templates)\//.test(record)
