/** Instead of its JSON, the text of a record that does not exist: of a draft that deletes it, or before it was made. */
export const removed = ''

export const isRemoved = (text: string | null | undefined): boolean => !text
