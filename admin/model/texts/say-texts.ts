/** What the check says, with the English words of the texts that it names by their ids. */
export const sayTexts = (said: string, english: Readonly<Record<string, string>> = {}): string =>
  said.replace(/"([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)"/g, (named, id: string) => {
    const words = english[id]
    return words === undefined ? named : `“${words}”`
  })
