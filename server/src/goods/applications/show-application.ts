import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { Application, showApplication as contract } from '@tradewind/contract/goods/applications';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Read } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { documentsOf, latestApplication, messagesOf } from './applications-queries.ts';
import { merchantTerms } from './merchant-terms.ts';
import { linksAt, presentApplication } from './present-application.ts';

/** The latest application of an account, if any, and the terms for merchants. */
export async function showApplication(deps: ApplicationsDeps, call: ShopperCall): Promise<OutputOf<typeof contract>> {
  return {
    application: await findApplication(deps, deps.db.read, call),
    terms: merchantTerms(call.locale),
  };
}

/** The latest application after an act on it, in its transaction. */
export async function ownApplication(
  deps: Pick<ApplicationsDeps, 'fileLinks'>,
  read: Read,
  call: ShopperCall,
): Promise<Application> {
  return requireFound(await findApplication(deps, read, call), 'application_not_found');
}

async function findApplication(
  { fileLinks }: Pick<ApplicationsDeps, 'fileLinks'>,
  read: Read,
  { actor, now }: ShopperCall,
): Promise<Application | null> {
  const row = await latestApplication(read, actor.userId);
  if (!row) return null;
  const [documents, messages] = await Promise.all([documentsOf(read, row.id), messagesOf(read, row.id)]);
  return presentApplication(row, documents, messages, linksAt(fileLinks, now), now);
}
