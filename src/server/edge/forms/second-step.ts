import { readErrorBody } from '../../../rules/session/error-body.ts'
import { sendPlainPage } from '../plain-pages.ts'
import { answerSuccess } from './answer-success.ts'
import { callFinish } from './make-call.ts'
import { passCookies } from './pass-cookies.ts'
import { showAgain, showFailure } from './show-again.ts'
import type { Submission } from './submission.ts'

type Shown = { readonly status: number; readonly problem?: 'missing' | 'wrong' }

/** Asks for a code instead of the form; the token of the first step is in a cookie. */
export async function showSecondStep(submission: Submission, { status, problem }: Shown): Promise<void> {
  const { edge, site, reply, asked, page, dialog } = submission
  passCookies(submission)
  const unless = (name: typeof problem) => ({ markup: problem === name ? '' : ' hidden' })
  const html = await edge.fill(site, page.locale, 'second-step', {
    dialog: { text: dialog.name },
    missing: unless('missing'),
    wrong: unless('wrong'),
    back: { text: `${asked.path}${asked.query.size > 0 ? `?${asked.query}` : ''}#${dialog.name}` },
  })
  sendPlainPage(reply, status, html)
}

/** Finishes signing in with a code of the app or a recovery code. */
export async function finishSignIn(submission: Submission, code: string): Promise<void> {
  if (!code.trim()) return showSecondStep(submission, { status: 400, problem: 'missing' })
  const outcome = await callFinish(submission, code)
  if (outcome.kind === 'answer') return answerSuccess(submission, outcome.content)
  switch (readErrorBody(outcome.content).code) {
    case 'factor-wrong':
      return showSecondStep(submission, { status: 403, problem: 'wrong' })
    case 'second-step-expired':
      return showAgain(submission, 401, { problems: new Map(), notice: 'ui.second-step.expired' })
    default:
      return showFailure(submission, { call: 'login', ...outcome })
  }
}
