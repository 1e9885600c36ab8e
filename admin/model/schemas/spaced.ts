/** A name of the program as words: "group-stage" is "Group stage". */
export function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
