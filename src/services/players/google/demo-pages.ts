import { createHash } from 'node:crypto'
import { escapeHtml } from '../../../rules/escape-html.ts'
import type { SignInRequest } from './sign-in-request.ts'

const style = `
:root { color-scheme: light dark }
body { max-width: 24rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; text-wrap: balance }
label { display: block; margin-top: 1rem; font-weight: 600 }
input, button { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; border-radius: .5rem; font: inherit }
input { margin-top: .25rem; padding: 0 .75rem; border: 1px solid #767676 }
button { margin-top: 1.5rem; border: 0; color: #fff; background: #0b57d0; font-weight: 600; cursor: pointer }
.notice { padding: .75rem 1rem; border: 2px solid; border-radius: .5rem }
.problem { color: #c00 }
@media (prefers-color-scheme: dark) { .problem { color: #ff8a80 } }
`

// The answer is repeated until the page that waits for it has taken it, which only a page of this server can.
const script = `
function waits(opener) {
  try {
    return opener.location.origin === location.origin
  } catch {
    return false
  }
}
const answer = JSON.parse(document.getElementById('answer').textContent)
const onward = document.getElementById('onward')
const channel = new BroadcastChannel('demo-issuer')
const tell = () => channel.postMessage({ kind: 'answer', ...answer })
channel.onmessage = ({ data }) => {
  if (data.kind === 'taken' && data.state === answer.state) window.close()
}
if (waits(window.opener)) {
  tell()
  setInterval(tell, 300)
} else if (onward) {
  location.replace(onward.href)
}
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Allows only the style and script of these pages, forms to this server, and no framing. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

type Typed = { readonly email: string; readonly name: string }

export function questionPage(signIn: SignInRequest, { email, name }: Typed, problem?: string): string {
  return page(`
<p class="notice">This is a demonstration. It replaces Google’s sign-in, asks for no password and sends nothing to Google.</p>
<form method="post">
${hidden('client_id', signIn.clientId)}
${hidden('nonce', signIn.nonce)}
${hidden('state', signIn.state)}
${hidden('redirect_uri', signIn.redirectUri)}
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${escapeHtml(email)}"${
    problem ? ' aria-invalid="true" aria-describedby="problem"' : ''
  }>
${problem ? `<p id="problem" class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<label for="name">Name (optional)</label>
<input id="name" name="name" autocomplete="name" maxlength="100" value="${escapeHtml(name)}">
<button>Continue</button>
</form>`)
}

export function answerPage({ redirectUri, state }: SignInRequest, credential: string): string {
  const fragment = new URLSearchParams({ id_token: credential, state })
  return page(`
<p role="status">You are signed in to the demonstration.</p>
${redirectUri ? `<p><a id="onward" href="${escapeHtml(`${redirectUri}#${fragment}`)}">Continue</a></p>` : '<p>You can close this window.</p>'}
<script type="application/json" id="answer">${json({ credential, state })}</script>
<script>${script}</script>`)
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demonstration sign-in</title>
<style>${style}</style>
<main>
<h1>Demonstration sign-in</h1>${content}
</main>
</html>
`
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

/** As data inside a script element: nothing in it may end the element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
