import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { z } from 'zod';
import { later, minute, second } from '../clock/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { derivedSecret } from '../secrets/derived-secret.ts';
import { networkOf } from './network.ts';

/** How long a challenge can be solved and its proof used. */
const life = 5 * minute;
/** A second or so for a phone: this many rounds of PBKDF2 for each try, and so many tries until the right one. */
const rounds = 2_000;
const tries = { least: 250, most: 500 };

export interface WorkChallenge {
  /** JSON of altcha-lib, with our signature. */
  challenge: string;
  /** The most tries that solving takes. */
  most: number;
}

/** A challenge for clients in one network. Nothing is stored: it is signed. @param now the real time */
export async function newWorkChallenge(secret: Buffer, address: string, now: Date): Promise<WorkChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(tries.most, tries.least),
    deriveKey,
    expiresAt: later(now, life),
    data: { network: networkMark(address) },
    ...keys(secret),
  });
  return { challenge: JSON.stringify(challenge), most: tries.most };
}

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      expiresAt: z.number(),
      data: z.object({ network: z.string() }),
      keySignature: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Whether a proof is the solution of a challenge of ours, for this network, in time, and the first use of it, which is
 * recorded. Anything else is no proof, whatever it is.
 *
 * @param now the real time
 */
export async function useProof(
  db: Database,
  secret: Buffer,
  { proof, address, now }: { proof: string; address: string; now: Date },
): Promise<boolean> {
  const read = solved.safeParse(parseJson(proof));
  if (!read.success) return false;
  const { challenge, solution } = read.data;
  const { expiresAt, data } = challenge.parameters;
  const end = new Date(expiresAt * second);
  if (!(end > now) || data.network !== networkMark(address)) return false;
  const { verified } = await verifySolution({
    challenge: challenge as unknown as Parameters<typeof verifySolution>[0]['challenge'],
    solution,
    deriveKey,
    ...keys(secret),
  });
  if (!verified) return false;
  const digest = createHash('sha256').update(challenge.signature.toLowerCase()).digest();
  return db.transact(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('used_proofs')
      .values({ digest, expires_at: end })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  });
}

/** Deletes at most `limit` proofs that are over anyway. @returns how many. */
export async function deleteOldProofs(tx: Tx, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from used_proofs where ctid = any(array(
      select ctid from used_proofs where expires_at < ${now} limit ${limit}
    ))`.execute(tx);
  return Number(numAffectedRows);
}

const keys = (secret: Buffer) => ({
  hmacSignatureSecret: derivedSecret(secret, 'work challenges').toString('hex'),
  hmacKeySignatureSecret: derivedSecret(secret, 'keys of work challenges').toString('hex'),
});

const networkMark = (address: string): string =>
  createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 22);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
