import type pg from 'pg';
import { outside, platformRevenue } from '../../src/money/ledger/index.ts';

/**
 * Shoppers of the load, in the temporary table `shopper`: each with an address, a top-up that pays all their orders, a shop that
 * they follow and a conversation with it; every other one with a session.
 */
export async function addShoppers(client: pg.Client): Promise<void> {
  for (const { id, address, kind, normal } of [outside('bank'), platformRevenue])
    await client.query(
      `insert into accounts (id, address, kind, currency, normal) values ($1, $2, $3, 'USD', $4) on conflict do nothing`,
      [id, address, kind, normal],
    );
  await client.query(`create temporary table shopper as
    select n, id, pg_temp.account_of('user:' || id || ':available') as wallet, pg_temp.account_of('user:' || id || ':escrow') as escrow, ms, to_timestamp(ms / 1000.0) as at,
      price, price + 500 as total, (price * 500 + 5000) / 10000 as commission
    from (
      select n, pg_temp.id_of(start_ms - 259200000, '7020', n) as id, start_ms - 172800000 + n * 86400000 / shoppers as ms, 1000 + n % 40 * 100 as price
      from plan cross join generate_series(0, shoppers - 1) n
    ) s`);
  await client.query('create unique index on shopper (n)');
  await client.query('analyze shopper');
  for (const statement of statements) await client.query(statement);
}

const statements = [
  `insert into users (id, username, nickname, password_hash, created_at)
   select id, 'm' || lpad(n::text, 9, '0'), 'Somebody', '-', at - interval '1 day' from shopper`,
  `insert into addresses (id, user_id, name, mobile, area, detail, country, tag, is_default, created_at)
   select pg_temp.id_of(ms, '7013', n), id, 'Somebody', '+668' || lpad(n::text, 8, '0'), 'Bangkok', n || ' Some Street', 'TH', 'Home', true, at from shopper`,
  `insert into sessions (id, user_id, token_hash, created_at, expires_at, address, user_agent)
   select pg_temp.id_of(ms, '7014', n), id, sha256(id::text::bytea), now() - n % 40 * interval '1 day', now() + (30 - n % 40) * interval '1 day',
     '10.' || n % 200 || '.' || n / 200 % 200 || '.' || n / 40000, 'Firefox ' || n % 3
   from shopper where n % 2 = 0`,
  `insert into accounts (id, address, kind, owner_id, currency, normal, opened_at)
   select wallet, 'user:' || id || ':available:USD', 'user_available', id, 'USD', 'credit', at from shopper
   union all select escrow, 'user:' || id || ':escrow:USD', 'order_escrow', id, 'USD', 'credit', at from shopper`,
  `insert into transactions (id, kind, reference, memo, posted_at)
   select pg_temp.id_of(ms, '7003', n), 'recharge', 'filled:' || n, '', at from shopper`,
  `insert into entries (transaction_id, line, account_id, amount, balance_after, number, booked_at, kind)
   select pg_temp.id_of(ms, '7003', n), l, case l when 0 then bank else wallet end, case l when 0 then -40 else 40 end * total,
     case l when 1 then 40 * total end, case l when 1 then 1 end, case l when 1 then at end, case l when 1 then 'recharge' end
   from shopper cross join plan cross join generate_series(0, 1) l`,
  `insert into shop_follows (user_id, shop_id, followed_at)
   select p.id, s.shop_id, p.at from shopper p cross join plan join shelf s on s.place = (p.n * 31) % shelf`,
  `insert into service_conversations (id, user_id, shop_id, created_at, last_number, last_at, shopper_received, shopper_read, desk_received, desk_read)
   select pg_temp.id_of(ms, '7008', p.n), p.id, s.shop_id, p.at, 2, said, 2, case when p.n % 20 = 0 then 1 else 2 end, 2, 2
   from shopper p cross join plan join shelf s on s.place = (p.n * 31) % shelf
   cross join lateral (select now() - interval '365 days' * p.n / shoppers as said) t`,
  `insert into service_messages (id, conversation_id, number, sender, user_id, body, sent_at)
   select pg_temp.id_of(ms, to_char(7008 + number, 'FM0000'), p.n), pg_temp.id_of(ms, '7008', p.n), number,
     case number when 1 then 'shopper' else 'shop' end, case number when 1 then p.id end, 'Is it made of steel?', now() - interval '365 days' * p.n / shoppers
   from shopper p cross join plan cross join generate_series(1, 2) number`,
];
