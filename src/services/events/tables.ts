declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly events: EventTable
  }
}

/** Events for statistics; append-only. */
export type EventTable = {
  id: string
  kind: string
  account_id: string | null
  /** Hashed. */
  form_id: string | null
  landing: string | null
  locale: string | null
  click_id: string | null
  offer_id: string | null
  partner_id: string | null
  landing_id: string | null
  details: string
  created_at: number
}
