/** The sector where a wheel stops: the first bonus to win, otherwise a random try-again sector, or any other prize. */
export function pickSector(sectors: readonly { readonly kind: string }[], wins: boolean): number {
  if (wins)
    return Math.max(
      0,
      sectors.findIndex(({ kind }) => kind === 'bonus'),
    )
  const indexes = sectors.map((_, index) => index)
  const tryAgain = indexes.filter((index) => sectors[index]?.kind === 'try-again')
  const lesser = indexes.filter((index) => sectors[index]?.kind !== 'bonus')
  const choice = tryAgain.length > 0 ? tryAgain : lesser
  return choice[Math.floor(Math.random() * choice.length)] ?? 0
}
