import { keepProduct } from './kept-product.ts';
import { barman, pgBackRest, type OpenTool } from './archive-tools.ts';
import { startCrowd, type Crowd } from './crowd.ts';
import { isHealthy, until } from './poll.ts';
import { createSystemPostgres, hasProgram, type SystemPostgres } from './system-postgres.ts';
import { compare, type Comparison } from './traces.ts';
import { prepareWorld, type World } from './world.ts';
import { withClient } from '../test/with-client.ts';

export interface MomentDrill {
  tool: string;
  /** Acts acknowledged before the moment, and after it. */
  before: number;
  after: number;
  /** Seconds. */
  firstBackup: number;
  secondBackup: number;
  restore: number;
  refusals: readonly string[];
  /** The restored database, compared with the acts before the moment. */
  comparison: Comparison;
}

const shoppers = 8;

/** The tools of docs/operations.md that this machine has. */
export async function installedTools(): Promise<OpenTool[]> {
  const has = [await hasProgram('pgbackrest'), await hasProgram('barman')];
  return [pgBackRest, barman].filter((_, at) => has[at]);
}

/**
 * Backs a database of the installed PostgreSQL up while shoppers act, and brings a moment between two acts back.
 *
 * @returns null where no PostgreSQL is installed
 */
export async function drillAnyMoment(openTool: OpenTool, folder: string): Promise<MomentDrill | null> {
  const postgres = await createSystemPostgres(folder);
  if (!postgres) return null;
  const tool = await openTool(postgres, postgres.programs);
  await postgres.start(tool.settings(postgres));
  try {
    await tool.prepare();
    const lived = await live(postgres, tool);
    await tool.archiveLog();
    await tool.stop();
    await postgres.stop();
    const restore = await secondsOf(async () => {
      await tool.restore(lived.moment);
      await postgres.start(tool.settings(postgres));
      await until('the restored database accepts writes', () => acceptsWrites(postgres.url));
    });
    const { before, after, world, moment: _, ...seconds } = lived;
    const comparison = await compare(postgres.url, world, before.acknowledged);
    await goOn(postgres, world);
    return {
      tool: tool.name,
      before: before.acknowledged.length,
      after: after.acknowledged.length,
      ...seconds,
      restore,
      refusals: [...before.answers.refusals, ...after.answers.refusals],
      comparison,
    };
  } finally {
    await tool.stop().catch(() => {});
    await postgres.stop().catch(() => {});
  }
}

interface Lived {
  world: World;
  before: Crowd;
  after: Crowd;
  moment: string;
  firstBackup: number;
  secondBackup: number;
}

/** Shoppers act during two backups, before a moment and after it. */
async function live(postgres: SystemPostgres, tool: Awaited<ReturnType<OpenTool>>): Promise<Lived> {
  const product = await keepProduct({ DATA_DIR: postgres.folder + '/product', DATABASE_URL: postgres.url });
  try {
    await until('the product is healthy', () => isHealthy(product.origin));
    const world = await prepareWorld(postgres.url, shoppers, false);
    const before = await startCrowd([product.origin], world);
    await before.more(shoppers);
    const firstBackup = await secondsOf(() => tool.backUp(true));
    await before.more(2 * shoppers);
    const secondBackup = await secondsOf(() => tool.backUp(false));
    await before.more(2 * shoppers);
    await before.stop();
    const { rows } = await withClient(postgres.url, (client) =>
      client.query<{ moment: string }>('select clock_timestamp()::text as moment'),
    );
    const after = await startCrowd([product.origin], world);
    await after.more(4 * shoppers);
    await after.stop();
    return { world, before, after, moment: rows[0]!.moment, firstBackup, secondBackup };
  } finally {
    await product.stop();
  }
}

/** Shoppers of the restored database are served. */
async function goOn({ folder, url }: SystemPostgres, world: World): Promise<void> {
  const product = await keepProduct({ DATA_DIR: `${folder}/product`, DATABASE_URL: url });
  try {
    await until('the product on the restored database is healthy', () => isHealthy(product.origin));
    const crowd = await startCrowd([product.origin], world);
    await crowd.more(shoppers);
    await crowd.stop();
  } finally {
    await product.stop();
  }
}

const acceptsWrites = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits')).then(
    ({ rows }) => rows[0]!.waits === false,
    () => false,
  );

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
