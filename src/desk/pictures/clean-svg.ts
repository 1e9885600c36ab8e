import { type CustomPlugin, optimize } from 'svgo'

/** What draws by itself. Everything else, known or not, is left out with what is in it. */
const drawing: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
])

/** More would keep whoever draws it busy. */
const [mostElements, mostCopies, mostCharacters] = [20_000, 1_000, 2_000_000]

/** Attributes that lead elsewhere: only places in the drawing itself are allowed. */
const isLink = (name: string) => /(^|:)href$/.test(name)
const leadsElsewhere = (value: string) =>
  /url\s*\(\s*['"]?\s*(?!#)/i.test(value) || /@import|expression|javascript:/i.test(value)

/** How long the longest side of a drawing gets: it has no size of its own. */
const drawnSide = 1440

/** Whatever a drawing says of its size, it is drawn as large as it is needed. */
function setSize(attributes: Record<string, string>): void {
  const stated = ['width', 'height'].map((name) => Number.parseFloat(attributes[name] ?? ''))
  const box = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width = Number.NaN, height = Number.NaN] = box.length === 4 ? box.slice(2) : stated
  if (!(width > 0 && height > 0)) return
  const scale = drawnSide / Math.max(width, height)
  attributes['viewBox'] ??= `0 0 ${width} ${height}`
  attributes['width'] = String(Math.max(1, Math.round(width * scale)))
  attributes['height'] = String(Math.max(1, Math.round(height * scale)))
}

type Unsafe = { readonly problem: 'picture-broken' | 'picture-unsafe' | 'picture-large' }

/** A drawing without anything that runs, loads or hides; SVGO parses it and writes it anew. */
export function cleanSvg(svg: string): string | Unsafe {
  // Entities can unfold a few letters into gigabytes; no drawing program needs them.
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(svg)) return { problem: 'picture-unsafe' }
  if (svg.length > mostCharacters) return { problem: 'picture-large' }
  let [elements, copies] = [0, 0]
  const onlyDrawing: CustomPlugin = {
    name: 'only-drawing',
    fn: () => ({
      element: {
        enter(node, parent) {
          elements++
          if (node.name === 'use') copies++
          if (node.name === 'svg' && parent.type === 'root') setSize(node.attributes)
          if (!drawing.has(node.name)) {
            parent.children = parent.children.filter((child) => child !== node)
            return
          }
          for (const [name, value] of Object.entries(node.attributes))
            if (/^on/i.test(name) || leadsElsewhere(value) || (isLink(name) && !/^#[\w.-]+$/.test(value)))
              delete node.attributes[name]
        },
      },
    }),
  }
  try {
    const { data } = optimize(svg, { plugins: ['removeDoctype', 'removeComments', onlyDrawing] })
    return elements > mostElements || copies > mostCopies ? { problem: 'picture-large' } : data
  } catch {
    return { problem: 'picture-broken' }
  }
}
