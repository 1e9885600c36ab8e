type Browser = {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: { readonly createHTML: (text: string) => string | null }) => unknown
  }
}

// Third-party packages decode entities such as `&eacute;` through `innerHTML`: text without elements is allowed.
const { trustedTypes } = globalThis as Browser
trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) })
