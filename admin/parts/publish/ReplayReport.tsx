import type { Answer } from '../../api/ask.ts'
import { plural } from '../../kit/format/plural.ts'
import { nameOf } from '../../model/landings/landing.ts'

type Replay = Answer<'replay'>
type Example = Replay['differences'][number]['examples'][number]

/** How many visitors would get something else, with examples. */
export function ReplayReport({ replay }: { readonly replay: Replay }) {
  const { isOff, requests, changed, differences } = replay
  if (isOff) return <p role="status">This server keeps no sample of requests (REQUEST_SAMPLE is off).</p>
  if (requests === 0) return <p role="status">No requests have been sampled yet.</p>
  return (
    <>
      <p role="status">
        <strong>
          {changed === 0
            ? `${plural(requests, 'recent request')}: every visitor gets the same.`
            : `${changed} of ${plural(requests, 'recent request')} get something else.`}
        </strong>
      </p>
      <ul className="replay-differences">
        {differences
          .filter(({ count }) => count > 0)
          .map(({ what, count, examples }) => (
            <li key={what}>
              <details>
                <summary>
                  {count} {count === 1 ? 'gets' : 'get'} {say[what]}
                </summary>
                <table className="replay-examples">
                  <thead>
                    <tr>
                      <th scope="col">Request</th>
                      <th scope="col">Before</th>
                      <th scope="col">After</th>
                    </tr>
                  </thead>
                  <tbody>
                    {examples.map((example) => (
                      <ExampleRow key={JSON.stringify(example)} example={example} />
                    ))}
                  </tbody>
                </table>
              </details>
            </li>
          ))}
      </ul>
    </>
  )
}

const say = {
  landing: 'another landing',
  language: 'another language',
  bonus: 'another bonus',
  refusal: 'a refusal, or none any more',
} as const satisfies Record<Replay['differences'][number]['what'], string>

function ExampleRow({ example: { request, before, after } }: { readonly example: Example }) {
  const { path, country, languages, device, currency } = request
  return (
    <tr>
      <th scope="row">
        {path}
        <span className="muted">
          {[country ?? 'unknown country', languages.join(', '), device, currency].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td>{sayOutcome(before)}</td>
      <td>{sayOutcome(after)}</td>
    </tr>
  )
}

function sayOutcome({ landing, language, bonus, refusal }: Example['before']): string {
  if (refusal) return refusal === 'denied' ? 'Refused by the law of the market' : 'Unknown address'
  return [landing === undefined ? '' : nameOf({ slug: landing }), language, bonus].filter(Boolean).join(' · ')
}
