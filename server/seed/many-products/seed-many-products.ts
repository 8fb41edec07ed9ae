import type { Clock } from '../../src/base/clock/clock.ts';
import type { Database } from '../../src/base/db/database.ts';
export async function seedManyProducts(_db: Database, _clock: Clock, _n: number, _say: (line: string) => void): Promise<void> {}
