/** By what a build and a page name the picture for messengers: the theme, and the figure if it is not the theme's. */
export const shareImageName = (theme: string, figure?: string): string => (figure ? `${theme} ${figure}` : theme)
