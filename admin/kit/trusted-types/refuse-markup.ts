type Browser = {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: { readonly createHTML: (text: string) => string | null }) => unknown
  }
}

// Packages of others decode `&eacute;` by letting the browser read it as markup: what holds no element may be read.
const { trustedTypes } = globalThis as Browser
trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
