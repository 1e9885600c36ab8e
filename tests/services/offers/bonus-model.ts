type Result = 'won' | 'lost' | 'returned'
type Staking = { readonly stake: number; readonly odds: number; readonly balance: 'cash' | 'bonus' | 'free' }
type Bet = Staking & { readonly real: number; result?: Result }
type Status = 'activated' | 'transferred' | 'bankrupt' | 'deactivated'

const [largestStake, lowestOdds] = [60_000, 1500]

/**
 * What a bonus should do, written from its conditions: a deposit of the same amount in real money, a largest stake, and
 * odds below which nothing counts. Free bets are two of half the amount, whose winnings need no wager.
 */
export function bonusModel({ isFree, amount, wager }: { isFree: boolean; amount: number; wager: number }) {
  const bets: Bet[] = []
  let [cash, bonus, wagered, brought, freeLeft] = [amount, isFree ? 0 : amount, 0, 0, isFree ? 2 : 0]
  let status: Status = 'activated'

  const open = () => bets.filter(({ balance, result }) => balance !== 'cash' && result === undefined)

  function endIfOver(): void {
    if (status !== 'activated' || freeLeft > 0 || open().some(({ balance }) => balance === 'free')) return
    const isGone = bonus === 0 && open().length === 0
    if (isGone) status = brought > 0 ? 'transferred' : 'bankrupt'
    else if (wagered >= wager * amount) {
      status = 'transferred'
      cash += bonus
      bonus = 0
    }
  }

  function take({ stake, balance }: Staking): number | undefined {
    if (balance === 'cash') return stake <= cash ? stake : undefined
    if (status !== 'activated') return undefined
    if (balance === 'free') return freeLeft > 0 && stake === amount / 2 ? 0 : undefined
    return bonus > 0 && stake <= largestStake && stake <= cash + bonus ? Math.min(stake, cash) : undefined
  }

  function pay({ stake, odds, balance, real }: Bet, result: Result): void {
    const payout = { won: Math.floor((stake * odds) / 1000), lost: 0, returned: stake }[result]
    if (balance === 'free') {
      if (result === 'returned') freeLeft++
      const won = status === 'activated' || status === 'transferred' ? Math.max(0, payout - stake) : 0
      cash += won
      brought += won
      return
    }
    const ofReal = Math.floor((payout * real) / stake)
    cash += ofReal
    if (status === 'activated') bonus += payout - ofReal
    if (status === 'transferred') cash += payout - ofReal
    if (balance === 'bonus' && result !== 'returned' && odds >= lowestOdds) wagered += stake
  }

  return {
    cash: () => cash,
    bonus: () => bonus,
    status: () => status,
    /** The place of one of the open bets. */
    openAt(place: number): number | undefined {
      const all = bets.flatMap(({ result }, at) => (result === undefined ? [at] : []))
      return all.length === 0 ? undefined : all[place % all.length]
    },
    place(staking: Staking): boolean {
      const real = take(staking)
      if (real === undefined) return false
      cash -= real
      if (staking.balance === 'bonus') bonus -= staking.stake - real
      if (staking.balance === 'free') freeLeft--
      bets.push({ ...staking, real })
      return true
    },
    settle(place: number, result: Result): void {
      const bet = bets[place]
      if (!bet) return
      pay(bet, result)
      bet.result = result
      if (bet.balance !== 'cash') endIfOver()
    },
    cancel(): boolean {
      if (status !== 'activated') return false
      status = 'deactivated'
      bonus = 0
      return true
    },
  }
}
