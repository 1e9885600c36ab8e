declare module 'virtual:phone-metadata' {
  import type { MetadataJson } from 'libphonenumber-js/core'

  const metadata: MetadataJson
  export default metadata
}

declare module '*.css?inline' {
  const style: string
  export default style
}
