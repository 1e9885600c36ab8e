/** A stretch of time in seconds since 1970, without its end. */
export type Window = { readonly from: number; readonly until: number }
