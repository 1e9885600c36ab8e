import { applyLimit } from '../../../kernel/limits/apply-limit.ts'
import { recordEvent } from '../../events/record-event.ts'
import { isAppCode } from '../../factors/authenticators/authenticators.ts'
import type { Owner } from '../../factors/owner.ts'
import { type Proof, proveFactor } from '../../factors/prove-factor.ts'
import { refuseClosedMarket } from '../accounts/closed-market.ts'
import { callError } from '../errors.ts'
import { appCodes } from '../limits.ts'
import type { Handler, Players } from '../players.ts'
import { tellOwner } from '../sending.ts'
import { requireCsrfToken } from '../sessions/csrf.ts'
import { endSecondStep, requireFirstStep } from '../sessions/second-step.ts'
import { startSession } from '../sessions/sign-in.ts'
import { tokenData } from '../sessions/token-data.ts'
import type { Account } from '../tables.ts'

export const finishSignIn: Handler<'finish-sign-in'> = async (players, { body: { code }, caller }) => {
  requireCsrfToken(players, caller)
  refuseClosedMarket(players, players.countryOf(caller.ip))
  const owner = await requireFirstStep(players, caller)
  const by = await prove(players, owner, code)
  await endSecondStep(players, caller)
  const session = await startSession(players, caller, { accountId: owner.id, by })
  const account = await readAccount(players, owner)
  if (by === 'recovery code') tellOwner(players, caller, account, 'recovery-code-used')
  recordEvent(players, { kind: 'login', account_id: owner.id }, caller.log)
  return {
    ...(account.redirect_url && { redirect_url: account.redirect_url }),
    token: await tokenData(players, caller, session),
  }
}

/** Codes of an app are few enough to be guessed: they are limited for each account, too. */
async function prove(players: Players, owner: Owner, code: string): Promise<Proof> {
  if (isAppCode(code)) await applyLimit(players, appCodes, { account: owner.id })
  const by = await proveFactor(players, owner, code)
  if (!by) throw callError('factor-wrong', { about: owner.id })
  return by
}

const readAccount = ({ db }: Players, { id }: Owner): Promise<Account> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
