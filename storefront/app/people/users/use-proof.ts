import { useState } from 'react';
import { ApiRefusal } from '@tradewind/client/errors';
import { workChallenge } from '@tradewind/contract/people/users';
import { call } from '../../api/call.ts';

/**
 * Sends a request again with a proof of work when the server asks to wait after failed attempts. `proving` is how much of
 * the work is done, from 0 to 1, and null while there is none. Where the browser can't do it, as on a page without TLS,
 * or when the proof does not help any more, the server's answer stands.
 */
export function useProof() {
  const [proving, setProving] = useState<number | null>(null);

  async function withProof<Answer>(send: (proof: { proof?: string }) => Promise<Answer>): Promise<Answer> {
    try {
      return await send({});
    } catch (failure) {
      if (!asksToWait(failure) || !isSecureContext) throw failure;
      setProving(0);
      try {
        const proof = await prove(setProving).catch(() => null);
        if (proof === null) throw failure;
        return await send({ proof });
      } finally {
        setProving(null);
      }
    }
  }

  return { proving, withProof };
}

const asksToWait = (failure: unknown): boolean =>
  failure instanceof ApiRefusal && (failure.refusal === 'sign_in_delayed' || failure.refusal === 'too_many_requests');

async function prove(onProgress: (done: number) => void): Promise<string | null> {
  const [{ solveWork }, { challenge, most }] = await Promise.all([
    import('./solve-work.ts'),
    call(workChallenge, {}, { quiet: true, repeatable: true }),
  ]);
  return solveWork(challenge, most, onProgress);
}
