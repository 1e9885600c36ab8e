// Where a document requires trusted types, the browser takes markup and addresses of scripts from here alone.

type Rules = { readonly createHTML: (markup: string) => string; readonly createScriptURL: (address: string) => string }

type Browser = { readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Rules } }

let policy: Rules | undefined

function ours(): Rules | undefined {
  policy ??= (globalThis as Browser).trustedTypes?.createPolicy('powerplay', {
    createHTML: (markup) => markup,
    createScriptURL(address) {
      const { origin } = new URL(address, location.href)
      if (origin !== location.origin) throw new Error(`Scripts of ${origin} are not run.`)
      return address
    },
  })
  return policy
}

/** Markup that this site has made: its own documents and drawings, never what somebody typed. */
export const ownMarkup = (markup: string) => ours()?.createHTML(markup) ?? markup

/** The address of a script of this site. */
export const ownScript = (address: string) => ours()?.createScriptURL(address) ?? address
