type Widget = {
  readonly render: (place: HTMLElement, options: object) => unknown
}

type Place = { readonly place: HTMLElement; readonly siteKey: string; readonly language: string }

const scripts: Readonly<Record<string, { readonly address: string; readonly global: string }>> = {
  hcaptcha: { address: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
  turnstile: { address: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', global: 'turnstile' },
}

/** Our languages that these services do not support, with a substitute. */
const spoken: Readonly<Record<string, string>> = { hin: 'en' }

/** Shows the widget of a third-party service; resolves with the token when it is solved. */
export async function showThirdParty(provider: string, { place, siteKey, language }: Place): Promise<string> {
  const known = scripts[provider]
  if (!known) throw new Error(`There is no captcha "${provider}".`)
  const widget = await load(known.address, known.global)
  return new Promise((resolve, reject) => {
    widget.render(place, {
      sitekey: siteKey,
      hl: spoken[language] ?? language,
      language: spoken[language] ?? language,
      callback: resolve,
      'error-callback': reject,
    })
  })
}

function load(address: string, global: string): Promise<Widget> {
  const found = () => (window as unknown as Record<string, Widget | undefined>)[global]
  const present = found()
  if (present) return Promise.resolve(present)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => {
      const widget = found()
      if (widget) resolve(widget)
      else reject(new Error(`${global} did not start.`))
    }
    script.onerror = reject
    document.head.append(script)
  })
}
