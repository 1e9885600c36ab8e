import { type Kysely, sql } from 'kysely'

const legs = sql`
  select key as leg, value ->> 'account' as account_id, value ->> 'pocket' as pocket, value ->> 'hold' as hold_id,
    value ->> 'currency' as currency, value ->> 'amount' as amount
  from json_each(new.legs)
`

/** A row of transfers becomes its postings, and they the balances; what is written stays. */
export async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger ledger_transfers_post after insert on ledger_transfers begin
      select raise(abort, 'ledger: the legs of a transfer must add up to zero in each currency')
      where exists (select 1 from (${legs}) group by currency having sum(amount) <> 0);

      insert into ledger_balances (account_id, pocket, hold_id, currency, amount)
      select distinct account_id, pocket, hold_id, currency, 0 from (${legs}) where account_id is not null
      on conflict do nothing;

      update ledger_balances set amount = ledger_balances.amount + moved.amount
      from (
        select account_id, pocket, hold_id, currency, sum(amount) as amount from (${legs})
        where account_id is not null group by account_id, pocket, hold_id, currency
      ) as moved
      where ledger_balances.account_id = moved.account_id and ledger_balances.pocket = moved.pocket
        and ledger_balances.hold_id = moved.hold_id and ledger_balances.currency = moved.currency;

      insert into ledger_postings (transfer_id, leg, account_id, pocket, hold_id, currency, amount)
      select new.id, leg, account_id, pocket, hold_id, currency, amount from (${legs});
    end
  `.execute(db)
  await sql`
    create trigger ledger_postings_of_transfers before insert on ledger_postings
    when not exists (
      select 1 from ledger_transfers, json_each(ledger_transfers.legs)
      where ledger_transfers.id = new.transfer_id and key = new.leg and value ->> 'account' is new.account_id
        and value ->> 'pocket' = new.pocket and value ->> 'hold' = new.hold_id
        and value ->> 'currency' = new.currency and value ->> 'amount' = new.amount
    )
    begin select raise(abort, 'ledger: a posting must be a leg of its transfer'); end
  `.execute(db)
  for (const table of ['ledger_transfers', 'ledger_postings']) {
    for (const act of ['update', 'delete']) {
      await sql`
        create trigger ${sql.ref(`${table}_never_${act}`)} before ${sql.raw(act)} on ${sql.table(table)}
        begin select raise(abort, 'ledger: what is written stays; correct it by another transfer'); end
      `.execute(db)
    }
  }
}
