export type Checked = { readonly isGood: boolean; readonly result: string }

/** Requests a page from this server without the session. */
export async function checkPath(path: string): Promise<Checked> {
  try {
    const { status, redirected, url } = await fetch(path, { credentials: 'omit' })
    if (status !== 200)
      return { isGood: false, result: `Error ${status}: ${reasons[status] ?? 'the page does not open.'}` }
    return {
      isGood: true,
      result: redirected ? `Opens, redirected to ${new URL(url).pathname} (200).` : 'Opens (200).',
    }
  } catch {
    return { isGood: false, result: 'The server does not respond. Try again in a moment.' }
  }
}

const reasons: Readonly<Record<number, string>> = {
  403: 'this landing is not shown in your country.',
  404: 'nothing is published at this address. Publish the landing, or check language and parameter.',
  451: 'this landing is not shown in your country.',
}
