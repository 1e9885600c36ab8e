import type { Picture } from './take-pictures.ts'

/** A page to browse the screenshots: filters, and arrow keys to move through them. */
export function indexPage(pictures: readonly Picture[], sheets: readonly string[]): string {
  const shown = pictures.map(({ subject, screen, locale, file }) => ({
    file,
    name: subject.name,
    set: `${subject.group} ${screen.name}`,
    locale,
  }))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Powerplay at a glance</title>
<style>
body { margin: 0; font: 16px system-ui, sans-serif; color: #dfe3ea; background: #1c1f26; }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 16px; background: #1c1f26; }
select, button { font: inherit; min-height: 40px; padding: 0 12px; }
a { color: #9cc4ff; }
img { display: block; max-width: 100%; margin: 0 auto; }
nav { padding: 16px; display: flex; flex-wrap: wrap; gap: 8px 16px; }
</style>
<header>
<select id="set" aria-label="Set"></select>
<select id="locale" aria-label="Language"></select>
<select id="name" aria-label="Picture"></select>
<button id="back">←</button><button id="on">→</button><span id="place"></span>
</header>
<img id="picture" alt="">
<nav>${sheets.map((file) => `<a href="${file}">${file}</a>`).join(' ')}</nav>
<script>
const pictures = ${JSON.stringify(shown)}
const part = (id) => document.getElementById(id)
const values = (list, key) => [...new Set(list.map((one) => one[key]))]
const fill = (id, list) => part(id).replaceChildren(...list.map((value) => new Option(value)))
fill('set', values(pictures, 'set'))
fill('locale', values(pictures, 'locale'))
const current = () => pictures.filter(({ set, locale }) => set === part('set').value && locale === part('locale').value)
const show = (index) => {
  const list = current()
  const at = (index + list.length) % list.length
  part('name').selectedIndex = at
  part('picture').src = list[at].file
  part('picture').alt = list[at].name
  part('place').textContent = at + 1 + ' / ' + list.length
}
const refill = () => {
  const at = Math.max(part('name').selectedIndex, 0)
  fill('name', values(current(), 'name'))
  show(at)
}
const step = (by) => show(part('name').selectedIndex + by)
part('set').onchange = part('locale').onchange = refill
part('name').onchange = () => step(0)
part('back').onclick = () => step(-1)
part('on').onclick = () => step(1)
onkeydown = ({ key }) => step({ ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0)
refill()
</script>
`
}
