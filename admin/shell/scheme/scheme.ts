const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

const key = 'powerplay-scheme'

export function rememberedScheme(): Scheme {
  const remembered = localStorage.getItem(key)
  return schemes.find((scheme) => scheme === remembered) ?? 'system'
}

export function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
}

export function rememberScheme(scheme: Scheme): void {
  localStorage.setItem(key, scheme)
  applyScheme(scheme)
}

export const nextScheme = (scheme: Scheme): Scheme =>
  schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'system'
