import { applyLimit } from '../../kernel/limits/apply-limit.ts'
import { sendSoon } from '../../kernel/mail/send-soon.ts'
import { normalizeEmail } from '../../rules/email.ts'
import { isAppCode } from '../../services/factors/authenticators/authenticators.ts'
import { proveFactor } from '../../services/factors/prove-factor.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { factorNotice } from '../factors/factor-notice.ts'
import { appCodeLimit, secondStepLimit, signInLimit } from '../limits.ts'
import { lacksFactor } from '../sessions/factor-owner.ts'
import { endSecondStep, requireFirstStep, requireSecondStep } from '../sessions/second-step.ts'
import { endSession, prolongCookie } from '../sessions/sessions.ts'
import { startSession } from '../sessions/start-session.ts'
import { findMember, memberOf } from '../staff/staff.ts'

/** An unknown e-mail and a wrong password take the same time and get the same answer. */
export const signIn: Handler<'sign-in'> = async (desk, { body, caller }) => {
  const email = normalizeEmail(body.email) ?? body.email.trim().toLowerCase()
  await applyLimit(desk, signInLimit, { ip: caller.ip, identity: email })
  const staff = await desk.db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst()
  const isRight = await desk.passwords.verify(body.password, staff?.password_hash)
  if (!staff || !isRight) throw callError('wrong-credentials', { about: staff?.id })
  if (staff.blocked) throw callError('user-blocked', { about: staff.id })
  await requireSecondStep(desk, caller, staff)
  await startSession(desk, caller, { staff, by: 'password' })
  return { staff: memberOf(staff) }
}

/** Codes of an app are few enough to be guessed: they are limited for each account, too. */
export const finishSignIn: Handler<'finish-sign-in'> = async (desk, { body: { code }, caller }) => {
  await applyLimit(desk, secondStepLimit, { ip: caller.ip })
  const owner = await requireFirstStep(desk, caller)
  if (isAppCode(code)) await applyLimit(desk, appCodeLimit, { account: owner.id })
  const by = await proveFactor(desk, owner, code)
  if (!by) throw callError('factor-wrong', { about: owner.id })
  await endSecondStep(desk, caller)
  const staff = await findMember(desk, owner.id)
  await startSession(desk, caller, { staff, by })
  if (by === 'recovery code') sendSoon(desk, caller, factorNotice(desk, staff, 'recovery-code-used'))
  return { staff: memberOf(staff) }
}

export const session: Handler<'session'> = async (desk, { staff, caller }) => {
  prolongCookie(caller)
  const needsFactor = await lacksFactor(desk, staff)
  return { staff: memberOf(staff), tour: staff.tour_step, ...(needsFactor && { needsFactor }) }
}

export const keepTour: Handler<'keep-tour'> = async ({ db }, { body: { step: tour_step }, staff }) => {
  await db.updateTable('staff').set({ tour_step }).where('id', '=', staff.id).execute()
  return {}
}

export const signOut: Handler<'sign-out'> = async (desk, { caller }) => {
  await endSession(desk, caller)
  return {}
}
