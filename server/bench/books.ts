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
  proveBooks,
  readFundRecord,
  periodBounds,
  sumMonthsOfFundRecord,
  userAvailable,
} from '../src/money/ledger/index.ts';
import { medianDuration } from './request-timing.ts';
import { fillBooks, type Books } from './fill-books.ts';
import { median, type Growth } from './growth.ts';
import { reportBooks } from './report.ts';
import type { Environment } from './environment.ts';

const sizes = { small: 10_000, large: 1_000_000 };
const turns = 10;
const times = 20;
const newTransactions = 1_000;

/** `npm run bench -- --books`: measures the ledger with few entries and with a million. */
export async function measureBooks(environment: Environment, print: (line: string) => void): Promise<void> {
  const [small, large] = [await open(environment, 'small', print), await open(environment, 'large', print)];
  const growths: Growth[] = [];
  for (const name of Object.keys(operations) as (keyof typeof operations)[]) {
    const medians: [number, number][] = [];
    for (let turn = 0; turn < turns; turn += 1)
      medians.push([
        await medianDuration(times, 10, () => operations[name](small)),
        await medianDuration(times, 10, () => operations[name](large)),
      ]);
    growths.push({ name, small: median(medians.map(([one]) => one)), large: median(medians.map(([, one]) => one)) });
  }
  reportBooks(print, growths, sizes);
  for (const books of [small, large]) {
    const began = performance.now();
    const { entries, findings } = await checkBooks(books.db);
    print(
      `check-books over ${entries} entries: ${((performance.now() - began) / 1_000).toFixed(2)} s, ${findings.length} findings, ${Math.round(process.memoryUsage().rss / 1e6)} MB in this process`,
    );
    if (findings.length > 0) throw new Error(findings.join('\n'));
    await printProof(books, print);
  }
}

/** Proves everything once, books some more, and measures how long it takes to check these. */
async function printProof(books: Books, print: (line: string) => void): Promise<void> {
  const prove = async (name: string) => {
    const began = performance.now();
    const { findings } = await proveBooks(books.db);
    print(`${name}: ${((performance.now() - began) / 1_000).toFixed(2)} s, ${findings.length} findings`);
    if (findings.length > 0) throw new Error(findings.join('\n'));
  };
  await prove('First proof');
  for (let count = 0; count < newTransactions; count += 1) await post(books, randomOwner(books));
  await prove(`Check of ${newTransactions} new transactions`);
}

async function open(environment: Environment, name: keyof typeof sizes, print: (line: string) => void): Promise<Books> {
  const began = performance.now();
  const books = await fillBooks(await environment.createEmptyDatabase(`${name}_books`), sizes[name]);
  await foldAccounts({ db: books.db, clock: systemClock });
  print(`${books.entries} entries are in the books (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
  return books;
}

const randomOwner = ({ owners }: Books): string => owners[Math.floor(Math.random() * owners.length)]!;
const busiestOwner = ({ owners }: Books): string => owners[0]!;

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

const operations = {
  Balance: (books: Books) => balanceOf(books.db.read, userAvailable(randomOwner(books))),
  'Fund record, first page': (books: Books) => page(books, randomOwner(books)),
  'Fund record, one kind': (books: Books) => page(books, randomOwner(books), { kinds: ['recharge'] }),
  'Fund record, some days': (books: Books) => page(books, randomOwner(books), { days: [daysAgo(200), daysAgo(170)] }),
  'Fund record, sums of a month': (books: Books) => month(books, randomOwner(books)),
  'Busiest wallet, first page': (books: Books) => page(books, busiestOwner(books)),
  'Busiest wallet, last page': (books: Books) => page(books, busiestOwner(books), { last: true }),
  'Busiest wallet, some days': (books: Books) =>
    page(books, busiestOwner(books), { days: [daysAgo(200), daysAgo(170)] }),
  Posting: (books: Books) => post(books, randomOwner(books)),
  'Posting, busiest wallet': (books: Books) => post(books, busiestOwner(books)),
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
