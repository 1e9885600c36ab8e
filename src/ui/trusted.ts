// The only Trusted Types policy that the documents' content security policy allows.

type Rules = { readonly createHTML: (markup: string) => string; readonly createScriptURL: (address: string) => string }

type Browser = { readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Rules } }

let policy: Rules | undefined

function ours(): Rules | undefined {
  policy ??= (globalThis as Browser).trustedTypes?.createPolicy('powerplay', {
    createHTML: (markup) => markup,
    createScriptURL(address) {
      const { origin } = new URL(address, location.href)
      if (origin !== location.origin) throw new Error(`Scripts from ${origin} are not allowed.`)
      return address
    },
  })
  return policy
}

/** Markup made by this site (documents, drawings), never user input. */
export const ownMarkup = (markup: string) => ours()?.createHTML(markup) ?? markup

/** The address of one of this site's scripts. */
export const ownScript = (address: string) => ours()?.createScriptURL(address) ?? address
