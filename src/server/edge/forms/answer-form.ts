import type { FastifyReply, FastifyRequest } from 'fastify'
import { decideAtEdge } from '../../../rules/edge/edge-decision.ts'
import { readEntered } from '../../../rules/form/entered.ts'
import { formInputs } from '../../../rules/form/fields/fields.ts'
import { promoCodeProblem } from '../../../rules/form/promo-code.ts'
import { purposeOf, type Success } from '../../../rules/form/registration-call.ts'
import { visibleBlocks } from '../../../rules/landing/dialog-parts.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { answerDecision } from '../answers/answer-landing.ts'
import { showMissing } from '../answers/answer-missing.ts'
import type { Edge } from '../edge.ts'
import { currencyFor, type ServedSite } from '../served-site.ts'
import { answerSuccess } from './answer-success.ts'
import { askFor, type Outcome } from './ask-platform.ts'
import { findProblems } from './find-problems.ts'
import { callLogin, callRecovery, callRegistration } from './make-call.ts'
import { finishSignIn, showSecondStep } from './second-step.ts'
import { sendAgain, senderOf } from './sender.ts'
import { readSent } from './sent-form.ts'
import { showAgain, showFailure } from './show-again.ts'
import type { Submission } from './submission.ts'

/** Answers a form submitted without JavaScript: with a redirect, or with the form and its problems. */
export async function answerForm(
  edge: Edge,
  site: ServedSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const body = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const asked = { ...edge.read(request), method: 'GET', isFromHere: true }
  const { decision } = decideAtEdge(asked, site)
  if (decision.kind !== 'page') return answerDecision(edge, site, { asked, decision, request, reply })
  const { page } = decision
  const landing = site.landings.get(page.slug)
  const built = await edge.builtPage(page, currencyFor(site, asked, page))
  const dialogs = built ? [built.page.dialog, ...built.page.otherDialogs] : []
  const dialog = dialogs.find(({ name }) => name === body.get('dialog'))
  if (!landing || !built || !dialog) return showMissing(edge, site, asked, reply)
  const inputs = formInputs(visibleBlocks(dialog, built.page.signUpMethods), built.page)
  const sent = readSent(inputs, body)
  const entered = readEntered(sent, built.page)
  const platform = askFor(edge.app, request, site.site.hosts.api)
  const place = { edge, site, request, reply, asked, page, landing, built, dialog }
  const submission = { ...place, inputs, sent, entered, platform }
  const code = body.get('second_step')
  await (code === null ? answerSubmission(submission) : finishSignIn(submission, code))
}

async function answerSubmission(submission: Submission): Promise<void> {
  const { inputs, sent, entered, dialog } = submission
  const problems = findProblems(inputs, sent, entered)
  const promo = entered.form.isPromo ? promoCodeProblem(entered.form.promo) : undefined
  if (problems.size > 0 || promo) return showAgain(submission, 400, { problems, ...(promo && { promo }) })
  switch (purposeOf(dialog)) {
    case 'reset':
      return recover(submission)
    case 'login':
      return goOn(submission, 'login', await callLogin(submission))
    case 'registration':
      return register(submission)
  }
}

async function register(submission: Submission): Promise<void> {
  const sender = senderOf(submission)
  if (sender === undefined) return sendAgain(submission)
  return goOn(submission, 'registration', await callRegistration(submission, sender))
}

async function goOn(submission: Submission, call: 'registration' | 'login', outcome: Outcome<Success>): Promise<void> {
  if (outcome.kind === 'answer') return answerSuccess(submission, outcome.content)
  if (readErrorBody(outcome.content).code === 'second-step-needed') return showSecondStep(submission, { status: 200 })
  showFailure(submission, { call, ...outcome })
}

async function recover(submission: Submission): Promise<void> {
  const outcome = await callRecovery(submission)
  if (outcome.kind === 'failure') return showFailure(submission, { call: 'other', ...outcome })
  showAgain(submission, 200, { problems: new Map(), notice: 'ui.notice.recovery-sent' })
}
