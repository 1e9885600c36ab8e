declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly request_samples: RequestSampleTable
  }
}

/** Some of the recent requests, without anything personal. */
export type RequestSampleTable = {
  id: string
  /** As JSON. */
  request: string
  /** The hour. */
  sampled_at: number
}
