/** A line at the upper edge says at once that the next page is on its way. */
export function showGoing(isGoing: boolean): void {
  document.documentElement.toggleAttribute('data-going', isGoing)
}
