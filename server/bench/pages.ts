import { existsSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import type { Request } from 'autocannon';
import type { CatalogueSample } from './catalogue-sample.ts';
import { requestSequence } from './growth.ts';
import { chooser, type NumberedRequest } from './requests.ts';
import type { Workload } from './workloads.ts';

/** @throws Error when the storefront is not built, whose drawn pages are measured. */
export function requireBuiltPages(): void {
  // Its build writes this file last.
  if (existsSync(new URL('../../storefront/dist/.built', import.meta.url))) return;
  throw new Error('The storefront is not built, and the bench measures its pages: run npm run build first');
}

/** What browsers ask for in the address bar. Their pages are drawn on the server, and compressed. */
const page = (path: string, locale: Locale): Request => ({
  method: 'GET',
  path,
  headers: { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': locale },
});

/** Pages of the storefront as visitors open them: one that is kept, and ones that are drawn for each request. */
export function pageWorkloads(sample: CatalogueSample): Workload[] {
  const product: NumberedRequest = (number) => {
    const one = chooser(number);
    const { id, shopId } = one(sample.products);
    return page(`/detail/${id}/${shopId}`, one(locales));
  };
  const next = requestSequence(product);
  return [
    {
      name: 'Home, drawn page kept',
      script: () => locales.map((locale) => page('/home', locale)),
      pageRoute: '/home',
    },
    {
      name: 'A product’s page, every one different',
      script: () => [{ ...next(), setupRequest: (request) => ({ ...request, ...next() }) }],
      pageRoute: '/detail/*',
    },
  ];
}

/** A page as a browser gets it, compressed. @throws Error for anything else than a compressed page */
export async function fetchPage(origin: string, request: Request): Promise<Buffer> {
  const { setupRequest } = request;
  const { path, headers } = typeof setupRequest === 'function' ? setupRequest(request, {}) : request;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}${path}`, { headers }, resolve).on('error', reject);
  });
  const bytes = await buffer(response);
  const encoding = response.headers['content-encoding'];
  if (response.statusCode !== 200 || encoding !== 'br')
    throw new Error(`${path} was answered ${response.statusCode}, encoded by ${encoding ?? 'nothing'}`);
  return bytes;
}
