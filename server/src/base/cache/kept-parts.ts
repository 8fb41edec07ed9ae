import { fromPrimary } from '../db/request-reads.ts';
import { recordCache } from './record-cache.ts';

/**
 * Gives a part of an answer: one that was made before, or the result of `make`.
 *
 * @param idsOf the ids of the records that the part shows
 */
export type Keep = <Part>(
  key: string,
  make: () => Promise<Part>,
  idsOf?: (part: Part) => Iterable<string>,
) => Promise<Part>;

/**
 * Parts that many answers for visitors share, such as the card of a shop. They are dropped by the notifications that drop
 * those answers, and before them. Counted figures in them are up to 20 seconds old, as on a page.
 */
export interface KeptParts {
  /** How a caller gets parts: a visitor those that are kept, somebody signed in none, since their own changes must show at once. */
  keepFor(caller: { readonly actor: object | null }): Keep;
  forget(id: string): void;
  forgetAll(): void;
}

/** Makes every part anew. */
export const anew: Keep = (_key, make) => make();

const life = 20_000;

interface KeptPart {
  readonly part: unknown;
  readonly ids: ReadonlySet<string>;
}

export function keepParts(): KeptParts {
  const parts = recordCache<KeptPart>({ entries: 5_000, milliseconds: life, idsOf: ({ ids }) => ids });
  const kept: Keep = async <Part>(
    key: string,
    make: () => Promise<Part>,
    idsOf: (part: Part) => Iterable<string> = () => [],
  ) => {
    const { part } = await parts.get(key, async () => {
      const made = await fromPrimary(make);
      return { part: made, ids: new Set(idsOf(made)) };
    });
    return part as Part;
  };
  return {
    keepFor: ({ actor }) => (actor === null ? kept : anew),
    forget: parts.forget,
    forgetAll: parts.forgetAll,
  };
}
