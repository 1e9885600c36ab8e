import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { Rows } from './Rows.tsx'

type ConsentsProps = { readonly consents: Answer<'player'>['consents'] }

export function Consents({ consents }: ConsentsProps) {
  return (
    <Rows head={['Agreed', 'To', 'Texts shown']}>
      {consents.map((consent) => (
        <tr key={`${consent.at} ${consent.termsVersion}`}>
          <td className="player-when">
            <Ago moment={consent.at} />
          </td>
          <td>{agreedTo(consent).join(', ')}</td>
          <td className="player-text">{consent.text}</td>
        </tr>
      ))}
    </Rows>
  )
}

function agreedTo({ ofAge, agreedToTerms, wantsNews, termsVersion }: ConsentsProps['consents'][number]): string[] {
  return [
    ...(ofAge ? ['is of age'] : []),
    ...(agreedToTerms ? [`terms of ${termsVersion}`] : []),
    ...(wantsNews ? ['news'] : []),
  ]
}
