import type { Manifest } from '../../contract/index.ts'
import { backTo } from '../addresses/destination.ts'
import { landingPath } from '../addresses/landing-path.ts'
import { signUpSlug } from './own-addresses.ts'

type Place = { readonly locale: string; readonly back: string }

/** The addresses of the dialogs with which visitors of the main site come in. */
export type Door = { readonly signUp: string; readonly signIn: string }

/** The dialogs of the landing for signing up. They open without JavaScript, too, and lead back to the section. */
export function doorOf({ site, landings }: Pick<Manifest, 'site' | 'landings'>, { locale, back }: Place): Door {
  const landing = landings.find(({ slug }) => slug === signUpSlug(site))
  if (!landing) return { signUp: site.basePath, signIn: site.basePath }
  const { slug, param, dialog, signIn } = landing
  const page = landingPath(site, { slug, locale, param: param?.required ? param.values?.[0] : undefined })
  const query = `${backTo}=${back}`
  const signUp = `${page}?${query}#${dialog.name}`
  if (signIn.kind !== 'dialog') return { signUp, signIn: signUp }
  return { signUp, signIn: `${page}?dialog=${signIn.dialog}&${query}#${signIn.dialog}` }
}
