/** The first whose mark is in the user agent; many browsers also claim to be Chrome or Safari. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\b(OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\b/],
  ['Firefox', /\b(Firefox|FxiOS)\b/],
  ['Chrome', /\b(Chrome|CriOS)\b/],
  ['Safari', /\bSafari\b/],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A user agent in words that people recognise their devices by. */
export function sayDevice(userAgent: string): string {
  const nameIn = (list: readonly (readonly [string, RegExp])[]) => list.find(([, mark]) => mark.test(userAgent))?.[0]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
