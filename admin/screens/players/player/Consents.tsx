import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { Table } from '../../../kit/screen/Table.tsx'

type ConsentsProps = { readonly consents: Answer<'player'>['consents'] }

export function Consents({ consents }: ConsentsProps) {
  return (
    <Table className="player-rows" head={['Agreed', 'To', 'Texts shown']}>
      {consents.map((consent) => (
        <tr key={`${consent.at} ${consent.termsVersion}`}>
          <td className="player-when">
            <Ago moment={consent.at} />
          </td>
          <td>{agreedTo(consent).join(', ')}</td>
          <td className="player-text">{consent.text}</td>
        </tr>
      ))}
    </Table>
  )
}

function agreedTo({ ofAge, agreedToTerms, wantsNews, termsVersion }: ConsentsProps['consents'][number]): string[] {
  return [
    ...(ofAge ? ['is of age'] : []),
    ...(agreedToTerms ? [`terms of ${termsVersion}`] : []),
    ...(wantsNews ? ['news'] : []),
  ]
}
