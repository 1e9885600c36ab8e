/** Proportions to which a picture is cut in one step; none is the whole file. */
export const ratios: readonly { readonly name: string; readonly of?: number }[] = [
  { name: 'Whole picture' },
  { name: 'Square', of: 1 },
  { name: '4 : 3', of: 4 / 3 },
  { name: '16 : 9', of: 16 / 9 },
  { name: '3 : 4', of: 3 / 4 },
]
