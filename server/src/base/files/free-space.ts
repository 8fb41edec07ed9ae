import { statfs } from 'node:fs/promises';

/** Free bytes below which a disk is full for the database, and below which it will be. */
export const fullBelow = 200e6;
export const nearlyFullBelow = 2e9;

/** The bytes that are free on the disk of a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
