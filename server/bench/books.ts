import { usd } from '@tradewind/contract/base/money';
import { systemClock } from '../src/base/clock/clock.ts';
import { newId } from '../src/base/ids/ids.ts';
import {
  balanceOf,
  checkBooks,
  countFundRecord,
  foldAccounts,
  outside,
  platformBalances,
  postTransaction,
  readFundRecord,
  periodBounds,
  sumMonthsOfFundRecord,
  userAvailable,
} from '../src/money/ledger/index.ts';
import { medianOf } from './ask.ts';
import { fillBooks, type Books } from './fill-books.ts';
import { middle, type Growth } from './growth.ts';
import { reportBooks } from './report.ts';
import type { Stage } from './stage.ts';

const sizes = { small: 10_000, large: 1_000_000 };
const turns = 10;
const times = 20;

/** `npm run bench -- --books`: measures the ledger with few entries and with a million. */
export async function measureBooks(stage: Stage, say: (line: string) => void): Promise<void> {
  const [small, large] = [await open(stage, 'small', say), await open(stage, 'large', say)];
  const growths: Growth[] = [];
  for (const name of Object.keys(acts) as (keyof typeof acts)[]) {
    const medians: [number, number][] = [];
    for (let turn = 0; turn < turns; turn += 1)
      medians.push([
        await medianOf(times, 10, () => acts[name](small)),
        await medianOf(times, 10, () => acts[name](large)),
      ]);
    growths.push({ name, small: middle(medians.map(([one]) => one)), large: middle(medians.map(([, one]) => one)) });
  }
  reportBooks(say, growths, sizes);
  for (const books of [small, large]) {
    const began = performance.now();
    const { entries, findings } = await checkBooks(books.db);
    say(
      `check-books over ${entries} entries: ${((performance.now() - began) / 1_000).toFixed(2)} s, ${findings.length} findings, ${Math.round(process.memoryUsage().rss / 1e6)} MB in this process`,
    );
    if (findings.length > 0) throw new Error(findings.join('\n'));
  }
}

async function open(stage: Stage, name: keyof typeof sizes, say: (line: string) => void): Promise<Books> {
  const began = performance.now();
  const books = await fillBooks(await stage.openEmpty(`${name}_books`), sizes[name]);
  await foldAccounts({ db: books.db, clock: systemClock });
  say(`${books.entries} entries are in the books (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
  return books;
}

const someone = ({ owners }: Books): string => owners[Math.floor(Math.random() * owners.length)]!;
const busiest = ({ owners }: Books): string => owners[0]!;

async function page(
  { db: { read } }: Books,
  owner: string,
  { kinds, last = false, days }: { kinds?: 'recharge'[]; last?: boolean; days?: [Date, Date] } = {},
) {
  const account = userAvailable(owner);
  const span = await periodBounds(read, account, { since: days?.[0], until: days?.[1] });
  const total = await countFundRecord(read, account, span, kinds);
  await readFundRecord(read, account, span, { kinds, skip: last ? Math.max(0, total - 10) : 0, limit: 10 });
}

async function month({ db: { read } }: Books, owner: string) {
  const account = userAvailable(owner);
  const span = await periodBounds(read, account, {});
  await sumMonthsOfFundRecord(read, account, span, { zone: 'UTC', moments: [daysAgo(200)] });
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const acts = {
  Balance: (books: Books) => balanceOf(books.db.read, userAvailable(someone(books))),
  'Fund record, first page': (books: Books) => page(books, someone(books)),
  'Fund record, one kind': (books: Books) => page(books, someone(books), { kinds: ['recharge'] }),
  'Fund record, some days': (books: Books) => page(books, someone(books), { days: [daysAgo(200), daysAgo(170)] }),
  'Fund record, sums of a month': (books: Books) => month(books, someone(books)),
  'Busiest wallet, first page': (books: Books) => page(books, busiest(books)),
  'Busiest wallet, last page': (books: Books) => page(books, busiest(books), { last: true }),
  'Busiest wallet, some days': (books: Books) => page(books, busiest(books), { days: [daysAgo(200), daysAgo(170)] }),
  Posting: (books: Books) => post(books, someone(books)),
  'Posting, busiest wallet': (books: Books) => post(books, busiest(books)),
  "The platform's balances": (books: Books) => platformBalances(books.db.read),
} satisfies Record<string, (books: Books) => Promise<unknown>>;

function post({ db }: Books, owner: string) {
  return db.transact((tx) =>
    postTransaction(tx, {
      kind: 'recharge',
      reference: `bench:${newId()}`,
      at: new Date(),
      legs: [{ from: outside('bank'), to: userAvailable(owner), amount: usd(100) }],
    }),
  );
}
