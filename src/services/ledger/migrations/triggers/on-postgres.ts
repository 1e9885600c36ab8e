import { type Kysely, sql } from 'kysely'

/** A row of transfers becomes its postings, and they the balances; what is written stays. */
export async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  await postTransfers(db)
  await refuseOtherPostings(db)
  await refuseChanges(db)
}

const legs = sql`
  rows from (
    jsonb_to_recordset(sent) as (account text, pocket text, hold text, currency text, amount bigint)
  ) with ordinality as legs (account, pocket, hold, currency, amount, place)
`

/** Pockets are locked in one order, so that transfers never wait for each other in a circle. */
async function postTransfers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_post() returns trigger language plpgsql as $$
    declare
      sent jsonb := new.legs;
      moved record;
    begin
      if exists (select 1 from ${legs} group by currency having sum(amount) <> 0) then
        raise exception 'ledger: the legs of a transfer must add up to zero in each currency';
      end if;
      for moved in
        select account, pocket, hold, currency, sum(amount)::bigint as amount from ${legs}
        where account is not null group by account, pocket, hold, currency order by account, pocket, hold, currency
      loop
        update ledger_balances as balance set amount = balance.amount + moved.amount
        where account_id = moved.account and pocket = moved.pocket
          and hold_id = moved.hold and currency = moved.currency;
        if not found then
          insert into ledger_balances as balance (account_id, pocket, hold_id, currency, amount)
          values (moved.account, moved.pocket, moved.hold, moved.currency, moved.amount)
          on conflict on constraint ledger_balances_once do update set amount = balance.amount + excluded.amount;
        end if;
      end loop;
      insert into ledger_postings (transfer_id, leg, account_id, pocket, hold_id, currency, amount)
      select new.id, place - 1, account, pocket, hold, currency, amount from ${legs} order by place;
      return null;
    end $$
  `.execute(db)
  await sql`
    create trigger ledger_transfers_post after insert on ledger_transfers for each row execute function ledger_post()
  `.execute(db)
}

/** Only the trigger of a transfer adds postings. */
async function refuseOtherPostings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_posting_refused() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger: a posting must be a leg of its transfer';
    end $$
  `.execute(db)
  await sql`
    create trigger ledger_postings_of_transfers before insert on ledger_postings
    for each statement when (pg_trigger_depth() = 0) execute function ledger_posting_refused()
  `.execute(db)
}

async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger: what is written stays; correct it by another transfer';
    end $$
  `.execute(db)
  for (const table of ['ledger_transfers', 'ledger_postings'])
    await sql`
      create trigger ${sql.ref(`${table}_stay`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ledger_stays()
    `.execute(db)
}
