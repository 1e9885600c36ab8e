import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { writePage } from '../../build/write-page.ts'

type Link = { readonly href: string; readonly text: string; readonly picture: string }
type Content = {
  readonly title: string
  readonly headline: string
  readonly lead: string
  readonly picture: string
  readonly head: readonly Link[]
  readonly bar: readonly Link[]
  readonly groups: readonly { readonly name: string; readonly links: readonly Link[] }[]
  readonly foot: readonly string[]
}

/** The floor: the words and pictures of a page, written by hand as plain HTML with as few styles as a page of this kind needs. */
export async function writeFloorPage(page: Page, out: string): Promise<string> {
  const floorPath = `/bench-floor${new URL(page.url()).pathname.replace(/\/$/, '/home')}/index.html`
  const file = path.join(out, floorPath)
  mkdirSync(path.dirname(file), { recursive: true })
  await writePage(file, write(await page.evaluate(read)))
  return floorPath
}

/** Runs in the page, so it must not refer to anything outside itself. */
function read(): Content {
  const of = (element: ParentNode | null, selector: string) => element?.querySelector(selector)?.textContent ?? ''
  const pictureIn = (element: Element | null) => element?.querySelector('img')?.getAttribute('src') ?? ''
  const linksIn = (selector: string, within: ParentNode = document): Link[] =>
    [...within.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: link.textContent,
      picture: pictureIn(link),
    }))
  const main = document.querySelector('main')
  return {
    title: document.title,
    headline: of(main, 'h1'),
    lead: of(main, 'h1 + p, .lead'),
    picture: pictureIn(main),
    head: linksIn('.head a'),
    bar: linksIn('.bar a'),
    groups: [...(main?.querySelectorAll('section, nav') ?? [])].map((group) => ({
      name: of(group, 'h2'),
      links: linksIn('.tile, .method, .game-card, .featured-card, .lobby-link', group),
    })),
    foot: [...document.querySelectorAll('.foot p, .foot li')].map(({ textContent }) => textContent),
  }
}

const styles = `*{box-sizing:border-box;margin:0}body{font:1rem/1.5 system-ui,sans-serif;color:#f4f2ff;background:#0f0b1e;padding-bottom:72px}
a{color:inherit;text-decoration:none}header,nav{display:flex;gap:8px;align-items:center;padding:8px 14px}header a:first-child{margin-right:auto}
img{width:40px;height:40px}main{padding:14px}h1{font-size:1.9rem;line-height:1.15}.hero{display:flex;gap:14px;padding:20px;border-radius:22px;background:#1b1435}
.hero img{width:96px;height:96px}h2{margin:20px 0 8px;font-size:1.15rem}ul{display:flex;gap:10px;overflow-x:auto;padding:0;list-style:none}
li{flex:0 0 120px;padding:14px;border-radius:18px;background:#1b1435;text-align:center}nav{position:fixed;inset:auto 0 0;justify-content:space-around;background:#161029}
nav a{display:grid;justify-items:center;font-size:.7rem}nav img{width:24px;height:24px}footer{padding:24px 14px;color:#b5aed0;font-size:.85rem}`

function write({ title, headline, lead, picture, head, bar, groups, foot }: Content): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${plain(title)}</title><style>${styles}</style></head><body><header>${head.map(anchor).join('')}</header><main><section class="hero"><div><h1>${plain(headline)}</h1><p>${plain(lead)}</p></div>${image(picture)}</section>${groups.map(({ name, links }) => `${name && `<h2>${plain(name)}</h2>`}<ul>${links.map((link) => `<li>${anchor(link)}</li>`).join('')}</ul>`).join('')}</main><nav>${bar.map(anchor).join('')}</nav><footer>${foot.map((text) => `<p>${plain(text)}</p>`).join('')}</footer></body></html>`
}

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const image = (source: string) => source && `<img src="${source}" alt="" loading="lazy" decoding="async">`
const anchor = ({ href, text, picture }: Link) =>
  `<a href="${plain(href).replaceAll('"', '&quot;')}">${image(picture)}<span>${plain(text)}</span></a>`
