import type { Tx } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { newId } from '../../base/ids/ids.ts';

/** A slide of the home screen. */
export interface NewBanner {
  /** Only when it is derived from a name, as in the demo data. */
  id?: string;
  /** From 1. */
  position: number;
  kickers: LocalTexts;
  titles: LocalTexts;
  actions: LocalTexts;
  tone: 'sea' | 'butter' | 'rose' | 'lilac';
  /** Path of its picture without a ground. */
  image: string;
  /** Path of a finished picture, for clients that draw nothing around it; without it they get `image`. */
  picture?: string;
  /** Path of the screen that it leads to. */
  link: string;
  /** When it is shown; always where they are missing. */
  starts_at?: Date;
  ends_at?: Date;
  /** A draft otherwise. */
  published?: boolean;
}

/** Adds a banner to the home screen. @returns its id. */
export async function createBanner(tx: Tx, { id = newId(), ...banner }: NewBanner): Promise<string> {
  await tx
    .insertInto('banners')
    .values({ id, ...banner })
    .execute();
  return id;
}
