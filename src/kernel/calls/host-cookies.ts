const prefix = '__Host-'

/**
 * The name of a cookie that only the server reads. With https, browsers accept it from this host alone: no other host of
 * the domain can plant one.
 */
export const hostCookie = ({ protocol }: { readonly protocol: string }, name: string): string =>
  protocol === 'https' ? prefix + name : name
