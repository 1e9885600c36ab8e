/** What a picture may be; more would only keep whoever decodes it busy. */
export const mostPixels = 50_000_000
export const longestSide = 12_000
export const shortestSide = 16

/** The longest side of what is kept: enough for every screen that a landing has. */
export const longestKept = 2160
