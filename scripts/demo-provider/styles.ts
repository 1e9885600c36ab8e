/** The look of the provider's game: its own, not that of the casino. */
export const styles = `
:root{color-scheme:dark;font:18px/1.45 system-ui,sans-serif}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;color:#fdf6e3;background:radial-gradient(circle at 50% 20%,#7a3a12,#2b0f2e 60%,#150716)}
header{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;justify-content:space-between;padding:12px 18px;background:#0006}
header a{color:#ffe09a;font-weight:700;padding:10px 0}
header p{font-size:.85rem;opacity:.85}
main{display:grid;justify-items:center;gap:18px;max-width:520px;margin:0 auto;padding:24px 18px 40px}
h1{font-size:1.9rem;letter-spacing:.02em}
.coin{position:relative;width:190px;height:190px;border-radius:50%;background:radial-gradient(circle at 35% 28%,#fff3c0,#e7b340 45%,#8c5a12);box-shadow:inset 0 0 0 12px #b57a1e,inset 0 0 0 15px #ffe9a6,0 24px 40px -12px #000}
.coin i,.coin b{position:absolute;inset:0;margin:auto}
.is-heads i{width:84px;height:76px;background:#7b4708;clip-path:polygon(50% 0,62% 22%,100% 26%,86% 40%,86% 100%,14% 100%,14% 40%,0 26%,38% 22%)}
.is-heads b{width:26px;height:38px;top:44px;background:#e7b340;border-radius:13px 13px 0 0}
.is-tails i{width:96px;height:96px;background:#7b4708;clip-path:polygon(50% 0,61% 35%,98% 35%,68% 57%,79% 91%,50% 70%,21% 91%,32% 57%,2% 35%,39% 35%)}
.said{min-height:1.5em;font-size:1.2rem;font-weight:800;text-align:center}
form{display:grid;gap:14px;width:100%}
label{display:grid;gap:4px;font-size:.95rem}
input{width:100%;min-height:52px;padding:6px 14px;border:2px solid #ffe09a66;border-radius:12px;font:inherit;font-weight:800;color:inherit;background:#0005}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:10px}
button{min-height:64px;padding:8px;border:0;border-radius:16px;font:inherit;font-weight:900;color:#2b1200;background:linear-gradient(#ffe9a6,#e7a92f);cursor:pointer}
button b{display:block;font-size:.85rem}
:focus-visible{outline:3px solid #fff;outline-offset:3px}
.balance b{font-size:1.1rem}
@media (prefers-reduced-motion:no-preference){.has-flown{animation:fly .8s ease-out}@keyframes fly{0%{transform:translateY(0) rotateX(0)}50%{transform:translateY(-60px) rotateX(900deg)}100%{transform:rotateX(1800deg)}}}
`
