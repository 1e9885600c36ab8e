import type { Effective } from '../../../src/registry/one-landing.ts'
import { useCommands } from '../../kit/commands/use-commands.ts'

type Going = {
  readonly effective: Effective
  readonly onGo: (path: readonly string[]) => void
}

const group = 'Editor'

/** What is changed most on a landing can be gone to at once. */
export function useLandingCommands(going: Going | undefined): void {
  const headlined = going?.effective.blocks?.find((block) => 'headline' in block)
  useCommands(
    going
      ? [
          ...(headlined
            ? [
                {
                  id: 'go-headline',
                  group,
                  label: 'Go to the headline',
                  run: () => going.onGo(['blocks', headlined.id, 'headline']),
                },
              ]
            : []),
          { id: 'go-bonus', group, label: 'Go to the bonus', run: () => going.onGo(['bonus', 'preset']) },
          {
            id: 'go-preview',
            group,
            label: 'Go to the preview',
            run: () => document.querySelector<HTMLElement>('.preview-tools select')?.focus(),
          },
        ]
      : [],
  )
}
