/** As people say it: without decimals. */
export const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024)
