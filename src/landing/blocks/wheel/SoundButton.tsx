import { useText } from '../../../ui/text.ts'

type SoundButtonProps = { readonly isOn: boolean; readonly onToggle: () => void }

export function SoundButton({ isOn, onToggle }: SoundButtonProps) {
  const text = useText()
  return (
    <button type="button" className="wheel-sound" onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9h4l6-5v16l-6-5H3Z" fill="currentColor" />
        <path d={isOn ? 'M16 8q3 4 0 8m2.5-11q5.5 7 0 14' : 'M16 9l6 6m0-6l-6 6'} />
      </svg>
      {text(isOn ? 'ui.wheel.sound-on' : 'ui.wheel.sound-off')}
    </button>
  )
}
