import { sayMoment } from '../../kit/format/say-moment.ts'
import { sayRecord } from '../../model/records/say-record.ts'

/** Details with records by their names, and moments in local time. */
export const sayDetails = (details: string): string =>
  details
    .replaceAll(/\b[a-z-]+\/(?:[\w-]+\/)*[\w-]+\.json\b/g, sayRecord)
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, sayMoment)
