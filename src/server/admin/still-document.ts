const still = '<style>*,*::before,*::after{animation:none!important;transition:none!important}</style>'

/** A page as a picture: nothing in it runs or moves, and whoever serves it says what it may load. */
export function stillDocument(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('</head>', `${still}</head>`)
}
