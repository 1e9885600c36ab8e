export type Size = { readonly name: string; readonly width: number; readonly height: number }

export const firstSize: Size = { name: 'Small phone', width: 360, height: 740 }

/** The windows through which landings are looked at. */
export const sizes: readonly Size[] = [
  firstSize,
  { name: 'Phone', width: 412, height: 860 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Desktop', width: 1200, height: 800 },
]
