import { wireNames, type Locale } from '@tradewind/contract/base/locales';
import type { Endpoint, InputOf } from '@tradewind/contract/base/endpoint';
import { readCsv } from '../src/base/csv/read-csv.ts';
import type { TestApp } from './app.ts';

/** How tests read the files of endpoints that answer with one. */
export function fileReader({ app }: Pick<TestApp, 'app'>) {
  /** The text of a file, as it was sent. */
  async function readFile<E extends Endpoint>(
    { method, path }: E,
    input: InputOf<E>,
    { token, shop, locale = 'en' }: { token: string; shop?: string; locale?: Locale },
  ): Promise<string> {
    const response = await app.inject({
      method,
      url: path,
      headers: { token, lang: wireNames[locale], ...(shop && { shop }) },
      ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
    });
    if (!response.headers['content-type']?.toString().startsWith('text/csv')) throw new Error(response.body);
    return response.body;
  }

  /** The rows of a file by the headings of its columns. */
  async function readRows<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    member: { token: string; shop?: string; locale?: Locale },
  ): Promise<Record<string, string>[]> {
    const [head, ...rows] = readCsv(await readFile(endpoint, input, member));
    return rows.map(({ cells }) => Object.fromEntries(head!.cells.map((name, index) => [name, cells[index]!])));
  }

  return { readFile, readRows };
}
