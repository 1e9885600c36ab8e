import { useFieldId } from '../dialog-context.ts'

/** Takes no room until a captcha is asked for. */
export function Captcha() {
  return <div className="captcha" id={useFieldId('captcha')} />
}
