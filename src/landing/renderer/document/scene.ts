const drawings = import.meta.glob<string>('../../scenes/*.svg', { query: '?raw', import: 'default', eager: true })

/** The drawn ground of a theme, in the theme's own colours: an SVG that uses its custom properties. */
export function sceneOf(scene: string): string {
  return (drawings[`../../scenes/${scene}.svg`] ?? '').replace(/>\s+</g, '><').trim()
}
