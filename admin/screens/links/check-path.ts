export type Checked = { readonly isGood: boolean; readonly said: string }

/** Asks this server for a page as a stranger would. */
export async function checkPath(path: string): Promise<Checked> {
  try {
    const { status, redirected, url } = await fetch(path, { credentials: 'omit' })
    if (status !== 200)
      return { isGood: false, said: `It answers ${status}: ${reasons[status] ?? 'it does not open.'}` }
    return {
      isGood: true,
      said: redirected ? `It opens, by way of ${new URL(url).pathname} (200).` : 'It opens (200).',
    }
  } catch {
    return { isGood: false, said: 'The server does not answer. Try again in a moment.' }
  }
}

const reasons: Readonly<Record<number, string>> = {
  403: 'this landing is not shown in your country.',
  404: 'nothing is published at this address. Publish the landing, or check language and parameter.',
  451: 'this landing is not shown in your country.',
}
