export type Size = { readonly width: number; readonly height: number }

/** The usual sizes of visitors' windows. */
export const sizes = [
  { name: 'Small phone', width: 360, height: 740 },
  { name: 'Phone', width: 412, height: 860 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Desktop', width: 1200, height: 800 },
] as const

export const firstSize: Size = sizes[0]
