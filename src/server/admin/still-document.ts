const still = '<style>*,*::before,*::after{animation:none!important;transition:none!important}</style>'

/** A page as a static picture without scripts and animations; its policy is set where it is served. */
export function stillDocument(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('</head>', `${still}</head>`)
}
