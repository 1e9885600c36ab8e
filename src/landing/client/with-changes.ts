/** The data of a page, with what its document changes of it: the server may have rendered it in another currency. */
export const withChanges = <Data>(data: Data, { dataset }: HTMLElement): Data => ({
  ...data,
  ...JSON.parse(dataset['changes'] ?? '{}'),
})
