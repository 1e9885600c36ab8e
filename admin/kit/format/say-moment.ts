const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in local time. */
export const sayMoment = (moment: string): string => format.format(new Date(moment))
