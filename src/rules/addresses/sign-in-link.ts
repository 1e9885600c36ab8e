import type { DialogName, SignIn } from '../../contract/index.ts'
import { mainSiteAddress, type Visit } from './main-site-address.ts'

export type SignInTarget =
  | { readonly kind: 'dialog'; readonly dialog: DialogName }
  | { readonly kind: 'address'; readonly address: string }

/** Where 'Already registered / sign in' leads. */
export function signInTarget(signIn: SignIn, visit: Visit): SignInTarget {
  switch (signIn.kind) {
    case 'dialog':
      return { kind: 'dialog', dialog: signIn.dialog }
    case 'sign-in-page':
      return { kind: 'address', address: mainSiteAddress(visit, { path: '/login' }).address }
    case 'main-site':
      return { kind: 'address', address: mainSiteAddress(visit, { path: '/' }, { auth: 'true' }).address }
    default:
      return signIn satisfies never
  }
}
