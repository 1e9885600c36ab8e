import { Agreements } from './agreements/Agreements.tsx'
import { BonusPicker } from './bonus-picker/BonusPicker.tsx'
import { Captcha } from './captcha/Captcha.tsx'
import { CurrencySelect } from './currency-select/CurrencySelect.tsx'
import type { DialogBlockComponent, DialogBlockType } from './dialog-block.ts'
import { Email } from './email/Email.tsx'
import { ForgotLink } from './forgot-link/ForgotLink.tsx'
import { GameTeaser } from './game-teaser/GameTeaser.tsx'
import { GiftBanner } from './gift-banner/GiftBanner.tsx'
import { Google } from './google/Google.tsx'
import { OneClick } from './one-click/OneClick.tsx'
import { Password } from './password/Password.tsx'
import { Phone } from './phone/Phone.tsx'
import { PromoCode } from './promo-code/PromoCode.tsx'
import { RepeatPassword } from './repeat-password/RepeatPassword.tsx'
import { SideBanner } from './side-banner/SideBanner.tsx'
import { Submit } from './submit/Submit.tsx'
import { SwitchLink } from './switch-link/SwitchLink.tsx'
import { Tabs } from './tabs/Tabs.tsx'
import { Thanks } from './thanks/Thanks.tsx'
import { Title } from './title/Title.tsx'

type DialogBlockRegistry = { readonly [Type in DialogBlockType]: DialogBlockComponent<Type> }

/** Every dialog block of the schema. All are loaded together: they are small and used on nearly every page. */
export const dialogBlocks: DialogBlockRegistry = {
  agreements: Agreements,
  'bonus-picker': BonusPicker,
  captcha: Captcha,
  'currency-select': CurrencySelect,
  email: Email,
  'forgot-link': ForgotLink,
  'game-teaser': GameTeaser,
  'gift-banner': GiftBanner,
  google: Google,
  'one-click': OneClick,
  password: Password,
  phone: Phone,
  'promo-code': PromoCode,
  'repeat-password': RepeatPassword,
  'side-banner': SideBanner,
  submit: Submit,
  'switch-link': SwitchLink,
  tabs: Tabs,
  thanks: Thanks,
  title: Title,
}
