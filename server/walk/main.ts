import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

/**
 * `npm run walk -- --minutes 30 --seed 7`: the walks through models that `npm test` takes a few steps of, each for so many
 * minutes, by two servers in two processes whose requests alternate and that read from a streaming replica. A model that fails names the
 * acts that led there.
 */
const walks = ['order-life', 'wallet-crowd', 'recharge-crowd', 'shopping-crowd'];

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
if (!(Number(values.minutes) > 0)) throw new Error('--minutes takes the time of each walk');
process.stdout.write(`Seed ${values.seed}, ${values.minutes} minutes each.\n`);
const run = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...walks.map((name) => `server/test/${name}.db.test.ts`)],
  { stdio: 'inherit', env: { ...process.env, WALK_MINUTES: values.minutes, WALK_SEED: values.seed } },
);
const [code] = (await once(run, 'exit')) as [number | null];
process.exitCode = code ?? 1;
