const drawings = import.meta.glob<string>('../../scenes/*.svg', { query: '?raw', import: 'default', eager: true })

/** The background drawing of a theme: an SVG that uses the theme's custom properties. */
export function sceneOf(scene: string): string {
  return (drawings[`../../scenes/${scene}.svg`] ?? '').replace(/>\s+</g, '><').trim()
}
