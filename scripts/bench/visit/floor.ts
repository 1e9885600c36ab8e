import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writePage } from '../../build/write-page.ts'

const script = readFileSync(path.join(import.meta.dirname, 'floor-script.js'), 'utf8')

/**
 * The floor: the same page as plain HTML, with the same texts, images and styles and only the script that its form
 * needs. No application follows, so it is a lower bound for a page with this look.
 */
export async function writeFloor(out: string, pagePath: string): Promise<string> {
  const page = readFileSync(path.join(out, pagePath, 'index.html'), 'utf8')
  const floor = page
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/ data-modules="[^"]*" data-page="[^"]*"/, '')
    .replace(/<script>.*?<\/script>/s, () => `<script>${script}</script>`)
  const floorPath = `/bench-floor${pagePath}`
  mkdirSync(path.join(out, floorPath), { recursive: true })
  await writePage(path.join(out, floorPath, 'index.html'), floor)
  return `${floorPath}/index.html`
}
