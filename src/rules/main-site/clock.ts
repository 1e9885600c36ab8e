/** So many seconds as a clock shows them: minutes and seconds, with hours where there are any or they are wanted. */
export function clockOf(seconds: number, withHours = seconds >= 3600): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const shown = withHours ? [hours, twoFigures(minutes)] : [minutes]
  return [...shown, twoFigures(seconds % 60)].join(':')
}

const twoFigures = (number: number) => String(number).padStart(2, '0')
