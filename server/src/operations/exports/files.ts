import { pickText, type Texts } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { exportFile, timeCell, type SentCsv } from '../../base/csv/export-file.ts';
import type { Read } from '../../base/db/database.ts';
import { pagesOf } from '../../base/db/keyset.ts';
import type { DeskCall } from '../../base/http/call.ts';

interface Span {
  from?: Date | undefined;
  to?: Date | undefined;
}

const money = (minor: bigint): string => toWire(usd(minor));

/** The lines of all orders. Ids sort by time, so each page goes on behind the last line of the one before. */
export function ordersFile(read: Read, call: DeskCall, { from, to }: Span): SentCsv {
  const page = (last: { id: string } | null, limit: number) => {
    let query = read
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .innerJoin('shops as s', 's.id', 'o.shop_id')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .innerJoin('skus as k', 'k.id', 'l.sku_id')
      .select(['l.id', 'o.sn', 'o.placed_at', 'o.paid_at', 'o.status', 'o.country', 's.slug', 'u.username'])
      .select(['l.titles', 'l.specs', 'k.code', 'l.quantity', 'l.price', 'o.freight', 'o.discount', 'o.total'])
      .orderBy('l.id', 'desc')
      .limit(limit);
    if (last) query = query.where('l.id', '<', last.id);
    if (from) query = query.where('o.placed_at', '>=', from);
    if (to) query = query.where('o.placed_at', '<', to);
    return query.execute();
  };
  return exportFile(
    'all-orders',
    call,
    [
      ['order', ({ sn }) => sn],
      ['placed_at', ({ placed_at: at }) => timeCell(at)],
      ['paid_at', ({ paid_at: at }) => timeCell(at)],
      ['state', ({ status }) => status],
      ['shop', ({ slug }) => slug],
      ['shopper', ({ username }) => username],
      ['country', ({ country }) => country],
      ['product', ({ titles }) => pickText(titles as Texts, call.locale)],
      ['sku', ({ code }) => code],
      ['quantity', ({ quantity }) => String(quantity)],
      ['price', ({ price }) => money(price)],
      ['freight', ({ freight }) => money(freight)],
      ['discount', ({ discount }) => money(discount)],
      ['order_total', ({ total }) => money(total)],
    ],
    pagesOf(page),
  );
}

/** The SKUs of all products. Texts are in the reader's language; a shop's own file has all five. */
export function productsFile(read: Read, call: DeskCall): SentCsv {
  const page = (last: { id: string } | null, limit: number) => {
    let query = read
      .selectFrom('skus as k')
      .innerJoin('products as p', 'p.id', 'k.product_id')
      .innerJoin('shops as s', 's.id', 'p.shop_id')
      .select(['k.id', 's.slug', 'p.titles', 'p.slug as product_slug', 'p.category_code', 'p.status'])
      .select(['k.code', 'k.choice', 'k.price', 'k.stock'])
      .where('k.retired_at', 'is', null)
      .orderBy('k.id')
      .limit(limit);
    if (last) query = query.where('k.id', '>', last.id);
    return query.execute();
  };
  return exportFile(
    'all-products',
    call,
    [
      ['shop', ({ slug }) => slug],
      ['product', ({ titles }) => pickText(titles as Texts, call.locale)],
      ['code', ({ product_slug: slug }) => slug],
      ['category', ({ category_code: category }) => category],
      ['state', ({ status }) => status],
      ['sku', ({ code }) => code],
      ['options', ({ choice }) => choice.join(' / ')],
      ['price', ({ price }) => money(price)],
      ['stock', ({ stock }) => String(stock)],
    ],
    pagesOf(page),
  );
}

/** The entries of the books: those of one transaction sum to nothing. Amounts are in the account's currency. */
export function journalFile(read: Read, call: DeskCall, { from, to }: Span): SentCsv {
  const page = (last: { id: string; line: number } | null, limit: number) => {
    let query = read
      .selectFrom('entries as e')
      .innerJoin('transactions as t', 't.id', 'e.transaction_id')
      .innerJoin('accounts as a', 'a.id', 'e.account_id')
      .leftJoin('orders as o', 'o.id', 'e.order_id')
      .select(['t.id', 'e.line', 't.posted_at', 't.kind', 't.reference', 't.memo', 'a.address', 'o.sn', 'e.amount'])
      .orderBy('e.transaction_id', 'desc')
      .orderBy('e.line')
      .limit(limit);
    if (last)
      query = query.where((eb) =>
        eb.or([
          eb('e.transaction_id', '<', last.id),
          eb.and([eb('e.transaction_id', '=', last.id), eb('e.line', '>', last.line)]),
        ]),
      );
    if (from) query = query.where('t.posted_at', '>=', from);
    if (to) query = query.where('t.posted_at', '<', to);
    return query.execute();
  };
  return exportFile(
    'journal',
    call,
    [
      ['transaction', ({ id }) => id],
      ['at', ({ posted_at: at }) => timeCell(at)],
      ['kind', ({ kind }) => kind],
      ['reference', ({ reference }) => reference],
      ['note', ({ memo }) => memo],
      ['ledger_account', ({ address }) => address],
      ['order', ({ sn }) => sn ?? ''],
      ['entry_amount', ({ amount }) => money(amount)],
    ],
    pagesOf(page),
  );
}

/** The accounts of shoppers, without anything that opens them. */
export function shoppersFile(read: Read, call: DeskCall): SentCsv {
  const page = (last: { id: string } | null, limit: number) => {
    let query = read
      .selectFrom('users')
      .select(['id', 'username', 'nickname', 'email', 'mobile', 'locale', 'created_at'])
      .orderBy('id')
      .limit(limit);
    if (last) query = query.where('id', '>', last.id);
    return query.execute();
  };
  return exportFile(
    'shoppers',
    call,
    [
      ['id', ({ id }) => id],
      ['shopper', ({ username }) => username],
      ['name', ({ nickname }) => nickname],
      ['email', ({ email }) => email ?? ''],
      ['mobile', ({ mobile }) => mobile ?? ''],
      ['language', ({ locale }) => locale ?? ''],
      ['at', ({ created_at: at }) => timeCell(at)],
    ],
    pagesOf(page),
  );
}
