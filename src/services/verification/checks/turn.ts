/** Documents of a player arrive one after the other. */
export const turnOf = (accountId: string): string => `verification of ${accountId}`
