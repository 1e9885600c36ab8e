export function Verify() {
  return null
}
