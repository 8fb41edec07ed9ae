import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** What stands in angle brackets in the files of `config/`. */
export type Values = Readonly<Record<string, string>>;

/** A file of `config/` with its values filled in. @throws when one is missing */
export async function configuration(file: string, values: Values): Promise<string> {
  const text = await readFile(join(import.meta.dirname, 'config', file), 'utf8');
  return text.replaceAll(/<(\w+)>/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: nothing is given for ${name}`);
    return value;
  });
}

/** The same for a file of environment variables. */
export async function environment(file: string, values: Values): Promise<Record<string, string>> {
  return parseEnv(await configuration(file, values)) as Record<string, string>;
}
