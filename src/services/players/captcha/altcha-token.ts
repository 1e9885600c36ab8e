import type { Challenge, Solution } from 'altcha-lib/types'

type AltchaToken = {
  readonly challenge: Challenge & {
    readonly signature: string
    readonly parameters: { readonly data: { readonly expires: number } }
  }
  readonly solution: Solution
}

/** Parses a token; undefined if it is malformed. Does not verify it. */
export function readAltchaToken(text: string | undefined): AltchaToken | undefined {
  try {
    const token: unknown = JSON.parse(Buffer.from(text ?? '', 'base64').toString())
    return isToken(token) ? token : undefined
  } catch {
    return undefined
  }
}

function isToken(value: unknown): value is AltchaToken {
  return (
    isObject(value) &&
    isObject(value['solution']) &&
    isObject(value['challenge']) &&
    typeof value['challenge']['signature'] === 'string' &&
    isObject(value['challenge']['parameters']) &&
    isObject(value['challenge']['parameters']['data']) &&
    typeof value['challenge']['parameters']['data']['expires'] === 'number'
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
