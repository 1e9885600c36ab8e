const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in the time of whoever reads it. */
export const sayMoment = (moment: string): string => format.format(new Date(moment))
