import { writeValues } from '../../../rules/form/fields/fields.ts'
import { carryLinks } from '../pages/carry-links.ts'
import { showForm } from '../pages/compose-page.ts'
import { compressed } from '../pages/send-composed.ts'
import { sendPlainPage } from '../plain-pages.ts'
import { describeFailure, type FormFailure } from './describe-failure.ts'
import type { Submission } from './submission.ts'

export function showFailure(submission: Submission, failure: Parameters<typeof describeFailure>[0]): void {
  const status = failure.status === 0 || failure.status >= 500 ? 503 : Math.max(failure.status, 400)
  showAgain(submission, status, describeFailure(failure, submission))
}

/** Shows the form again with its values except secrets, its problems and a notice. */
export function showAgain(submission: Submission, status: number, { problems, notice, promo }: FormFailure): void {
  const { built, site, page, asked, reply, dialog, entered } = submission
  const { form, tab, confirmsTerms } = entered
  const shown = showForm(built, dialog.name, {
    filling: writeValues({ ...form, tab, confirmsTerms }),
    problems,
    ...(notice && { notice: { text: notice, isGood: status === 200 } }),
    journey: {
      chosen: form.bonus,
      ...(promo && { promo: { kind: 'refused', text: promo } }),
    },
  })
  const html = carryLinks(shown, site, page, asked.query)
  sendPlainPage(reply.header('vary', 'Accept-Encoding'), status, compressed(reply, html))
}
