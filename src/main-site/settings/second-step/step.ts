import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { SettingsTool } from '../tool.ts'

export type FactorStep =
  | { readonly kind: 'shown'; readonly said?: 'added' | 'removed' }
  | { readonly kind: 'key'; readonly made: PlayerCalls['set-up-authenticator']['answer'] }
  | { readonly kind: 'renewal' | 'removal' }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly said?: 'added' }

export type FactorTool = SettingsTool & { readonly go: (step: FactorStep) => void }
