import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { decideAtEdge } from '../../../rules/edge/edge-decision.ts'
import { promoCodeProblem } from '../../../rules/form/promo-code.ts'
import { answerDecision } from '../answer-landing.ts'
import { showMissing } from '../answer-missing.ts'
import { setCookies } from '../cookies.ts'
import type { Edge } from '../edge.ts'
import { sendPlainPage } from '../plain-pages.ts'
import { compressed } from '../send-composed.ts'
import type { ServedSite } from '../served-site.ts'
import { answerSuccess } from './answer-success.ts'
import { askFor } from './ask-platform.ts'
import { pageOfForm, showForm } from './compose-page.ts'
import { findProblems, readEntered } from './entered.ts'
import { browserCookie } from './form-id.ts'
import { type FormMarkup, findForm } from './form-markup.ts'
import { callLogin, callRecovery, callRegistration } from './make-call.ts'
import { type Said, sayFailure } from './say-failure.ts'
import type { Submission } from './submission.ts'

/** Answers a form that was sent without the application: with the way on, or with the form and what is wrong. */
export async function answerForm(
  edge: Edge,
  site: ServedSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const asked = { ...edge.read(request), method: 'GET', isFromHere: true }
  const { decision } = decideAtEdge(asked, site)
  if (decision.kind !== 'page') return answerDecision(edge, site, { asked, decision, request, reply })
  const { page } = decision
  const name = sent.get('dialog') ?? ''
  const landing = site.landings.get(page.slug)
  const dialog = [landing?.dialog, ...site.manifest.dialogs].find((one) => one?.name === name)
  const built = dialog && (await edge.builtPage(page))
  const html = built && (await pageOfForm(built, name))
  const form = html && findForm(html, name)
  if (!landing || !dialog || !form) return showMissing(edge, site, asked, reply)
  const entered = readEntered(form, sent)
  const platform = askFor(edge.app, request, site.site.hosts.api)
  await answerSubmission(
    { edge, site, request, reply, asked, page, landing, dialog, sent, entered, platform },
    { html, form },
  )
}

type OnPage = { readonly html: string; readonly form: FormMarkup }

async function answerSubmission(submission: Submission, place: OnPage): Promise<void> {
  const { sent, entered, dialog } = submission
  const problems = findProblems(place.form, sent, entered)
  const promo = entered.form.isPromo ? promoCodeProblem(entered.form.promo) : undefined
  if (problems.size > 0 || promo) return showAgain(submission, place, 400, { problems, ...(promo && { promo }) })
  switch (dialog.kind) {
    case 'reset-password':
      return recover(submission, place)
    case 'sign-in':
      return signIn(submission, place)
    default:
      return register(submission, place)
  }
}

async function register(submission: Submission, place: OnPage): Promise<void> {
  const sender = senderOf(submission)
  if (sender === undefined) return sendAgain(submission)
  const outcome = await callRegistration(submission, sender)
  if (outcome.kind === 'answer') return answerSuccess(submission, outcome.content)
  return showFailure(submission, place, { call: 'registration', ...outcome })
}

async function signIn(submission: Submission, place: OnPage): Promise<void> {
  const outcome = await callLogin(submission)
  if (outcome.kind === 'answer') return answerSuccess(submission, outcome.content)
  return showFailure(submission, place, { call: 'login', ...outcome })
}

async function recover(submission: Submission, place: OnPage): Promise<void> {
  const outcome = await callRecovery(submission)
  if (outcome.kind === 'failure') return showFailure(submission, place, { call: 'other', ...outcome })
  showAgain(submission, place, 200, { problems: new Map(), notice: 'ui.notice.recovery-sent' })
}

/** Who names a mailbox or a phone is told apart by them. One click names nobody: the browser has to. */
function senderOf({ entered, request, asked }: Submission): string | undefined {
  if (entered.tab !== 'one-click') return request.ip
  // A browser without any cookie keeps none.
  return asked.cookies.get(browserCookie.name) ?? (asked.cookies.size === 0 ? randomUUID() : undefined)
}

/** The browser sends the same form once more, with a cookie by which a second click is known. */
function sendAgain({ site, request, reply }: Submission): void {
  const { name, seconds } = browserCookie
  setCookies(request, reply, [{ name, value: randomUUID(), maxAge: seconds, path: site.site.basePath }])
  reply.code(307).header('location', request.url).header('cache-control', 'no-store').send()
}

function showFailure(submission: Submission, place: OnPage, failure: Parameters<typeof sayFailure>[0]): void {
  const status = failure.status === 0 || failure.status >= 500 ? 503 : Math.max(failure.status, 400)
  showAgain(submission, place, status, sayFailure(failure, place.form, submission.entered))
}

function showAgain(submission: Submission, { html }: OnPage, status: number, said: Said): void {
  const { edge, page, reply, dialog, sent } = submission
  const say = (id: string) => edge.say(id, page.locale)
  const { problems, notice, promo } = said
  const shown = showForm(html, dialog.name, sent, {
    problems,
    ...(notice && { notice: { text: say(notice), isGood: status === 200 } }),
    ...(promo && { promo: say(promo) }),
  })
  sendPlainPage(reply.header('vary', 'Accept-Encoding'), status, compressed(reply, shown))
}
