import type pg from 'pg';
import { percentile } from './figures.ts';
import { connections, type LoadResult } from './load.ts';

const scale = 16;
const accounts = 100_000 * scale;
const tellers = 10 * scale;

/** The tables of pgbench at a scale where 16 clients seldom wait for the same branch. */
export async function createTpcBTables(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table branches (bid int primary key, bbalance int not null, filler char(88));
    create table tellers (tid int primary key, bid int not null, tbalance int not null, filler char(84));
    create table accounts (aid int primary key, bid int not null, abalance int not null, filler char(84));
    create table history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into branches select n, 0, '' from generate_series(1, ${scale}) n;
    insert into tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${tellers}) n;
    insert into accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${accounts}) n;`);
  await pool.query('vacuum analyze');
}

/** The transaction of TPC-B as pgbench runs it, five statements and a commit, by as many clients as there are buyers. */
export async function runTpcB(pool: pg.Pool, seconds: number): Promise<LoadResult> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await transaction(pool);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { perSecond: (times.length * 1_000) / (performance.now() - start), p99: percentile(times, 0.99) };
}

async function transaction(pool: pg.Pool): Promise<void> {
  const aid = anyOf(accounts);
  const tid = anyOf(tellers);
  const bid = anyOf(scale);
  const delta = anyOf(10_001) - 5_001;
  const client = await pool.connect();
  const run = (name: string, text: string, values: number[] = []) => client.query({ name, text, values });
  await run('begin', 'begin');
  await run('account', 'update accounts set abalance = abalance + $1 where aid = $2', [delta, aid]);
  await run('balance', 'select abalance from accounts where aid = $1', [aid]);
  await run('teller', 'update tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid]);
  await run('branch', 'update branches set bbalance = bbalance + $1 where bid = $2', [delta, bid]);
  await run('history', 'insert into history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)', [
    tid,
    bid,
    aid,
    delta,
  ]);
  await run('commit', 'commit');
  client.release();
}

const anyOf = (count: number): number => 1 + Math.floor(Math.random() * count);
