import { readFreeBytes } from '../../src/base/files/free-space.ts';
import type { Database } from '../../src/base/db/database.ts';
import { StartUpError } from '../../src/base/start-up-error.ts';
import { hasDemoData } from '../demo-data.ts';
import { userIdOf } from '../demo-ids.ts';
import { marketShoppers } from '../market/people.ts';
import { shoppers } from '../world/shoppers.ts';

/** What is to be filled into a database. */
export interface Load {
  readonly products: number;
  readonly orders: number;
}

/** Bytes on the disk, with all indexes and what is needed meanwhile. */
const bytesOf: Load = { products: 3_000, orders: 6_000 };

/** What the database says of where it is, and of what this role may do. */
interface Server {
  /** Its folder; null where this role may not know it. */
  folder: string | null;
  /** Whether it runs on this machine. */
  near: boolean;
  /** Whether this role may pass by triggers and foreign keys. */
  may_skip: boolean;
}

/**
 * Refuses to fill a database that is not for it: a real installation, one that has more orders than the demo's, one without room.
 *
 * @param freeBytes how much is free on the disk of a folder
 * @throws StartUpError with what is wrong
 */
export async function requireRoom(
  db: Database,
  load: Load,
  log: (line: string) => void,
  freeBytes: (folder: string) => Promise<number> = readFreeBytes,
): Promise<void> {
  if (!(await hasDemoData(db.read)) && (await isUsed(db)))
    throw new StartUpError(
      'This database has shops or shoppers and is no demo. Only a demo or an empty database is filled.',
    );
  if (load.orders > 0 && (await hasOtherOrders(db)))
    throw new StartUpError(
      'This database has orders that are not those of the demo: they were filled before, or people placed them. Orders are filled only once, into a new database.',
    );
  const { rows } = await db.pool.query<Server>(
    `select (select setting from pg_settings where name = 'data_directory') as folder,
      inet_server_addr() is null or inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1' as near,
      has_parameter_privilege('session_replication_role', 'set') as may_skip`,
  );
  const { folder, near, may_skip: maySkip } = rows[0]!;
  if (load.orders > 0 && !maySkip)
    throw new StartUpError(
      'The role of DATABASE_URL may not pass by triggers, which filling orders needs. A superuser can allow it:\n' +
        '  grant set on parameter session_replication_role to <role>',
    );
  const needed = load.products * bytesOf.products + load.orders * bytesOf.orders;
  const free = near && folder !== null ? await freeBytes(folder).catch(() => null) : null;
  if (free === null) log(`The disk of the database can't be seen from here: it needs ${gigabytes(needed)} GB.`);
  else if (free < needed)
    throw new StartUpError(
      `The disk of the database has ${gigabytes(free)} GB free; ${load.products} products and ${load.orders} orders need ${gigabytes(needed)} GB.`,
    );
}

async function isUsed({ read }: Database): Promise<boolean> {
  const [shop, user] = await Promise.all([
    read.selectFrom('shops').select('id').limit(1).executeTakeFirst(),
    read.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  ]);
  return (shop ?? user) !== undefined;
}

/** Whether anybody but the shoppers of the demo has ordered. */
async function hasOtherOrders({ read }: Database): Promise<boolean> {
  const known = [...shoppers, ...marketShoppers].map(({ username }) => userIdOf(username));
  const order = await read
    .selectFrom('orders')
    .select('id')
    .where('user_id', 'not in', known)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);
