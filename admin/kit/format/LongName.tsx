import { Fragment } from 'react'

/**
 * A name that breaks where people would break it: before the @ of an address and the dots of what stands before it, before
 * a low line, and between words in one.
 */
export function LongName({ name }: { readonly name: string }) {
  const parts = name.split(/(?=[@_])|(?=\.[a-z][^@\s]*@)|(?<=[a-z])(?=[A-Z])/)
  return parts.map((part, place) => (
    <Fragment key={parts.slice(0, place).join('')}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
