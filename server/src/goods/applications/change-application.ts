import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { Application, changeApplication as contract } from '@tradewind/contract/goods/applications';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { fileNameIn, pathOfFile, releaseDocuments, useDocument, useUpload } from '../../platform/uploads/index.ts';
import { livingCategory } from '../catalog/index.ts';
import type { ApplicationsDeps } from './applications-deps.ts';
import { deleteDocument, insertDocument, isDocumentInUse, lockOpenApplication } from './applications-store.ts';
import { ownApplication } from './show-application.ts';
import { changeDetails } from './transition-application.ts';

/**
 * Changes what is applied for; absent fields stay as they are. The texts are in the language of the call.
 *
 * @throws Refusal `application_not_found`, `application_not_possible`, `category_not_found` or `picture_invalid`.
 */
export async function changeApplication(
  deps: ApplicationsDeps,
  call: ShopperCall,
  { avatar, banner, since, ...typed }: ParsedInputOf<typeof contract>,
): Promise<Application> {
  const { actor, locale, now } = call;
  return deps.db.transact(async (tx) => {
    const application = await lockOpenApplication(tx, actor.userId);
    const pictureOf = (field: 'avatar' | 'banner', url: string | undefined) =>
      url === undefined
        ? undefined
        : storedPicture(tx, { userId: actor.userId, at: now, before: application[field] }, url, field);
    const details = {
      ...typed,
      ...(since !== undefined && { since: since === '' ? null : Number(since) }),
      ...(typed.about !== undefined && { locale }),
      ...(typed.categories && { categories: await livingCategories(tx, typed.categories) }),
      avatar: await pictureOf('avatar', avatar),
      banner: await pictureOf('banner', banner),
    };
    await changeDetails(tx, application, details, now);
    return ownApplication(deps, tx, call);
  });
}

const livingCategories = async (tx: Tx, codes: readonly string[]): Promise<string[]> => [
  ...new Set(await Promise.all(codes.map((code) => livingCategory(tx, code)))),
];

/** The path of an uploaded picture, which stays private; the picture that is there already may be sent again. */
async function storedPicture(
  tx: Tx,
  { userId, at, before }: { userId: string; at: Date; before: string },
  url: string,
  field: string,
): Promise<string> {
  const name = fileNameIn(url);
  if (url === '' || url === before || (name && pathOfFile(name) === before)) return url && before;
  const used = (await useUpload(tx, userId, url, at)) ?? refuse('picture_invalid', {}, [field]);
  return pathOfFile(used.name);
}

/**
 * Adds an uploaded document.
 *
 * @throws Refusal `application_not_found`, `application_not_possible`, `evidence_invalid` or `document_limit`.
 */
export async function addDocument(
  deps: ApplicationsDeps,
  call: ShopperCall,
  { url, name }: { url: string; name: string },
): Promise<Application> {
  const { actor, now } = call;
  return deps.db.transact(async (tx) => {
    const application = await lockOpenApplication(tx, actor.userId);
    await changeDetails(tx, application, {}, now);
    const file = (await useDocument(tx, actor.userId, url, now)) ?? refuse('evidence_invalid', {}, ['url']);
    await insertDocument(tx, { application_id: application.id, path: pathOfFile(file.name), name, added_at: now });
    return ownApplication(deps, tx, call);
  });
}

/** Removes a document; removing it again changes nothing. @throws Refusal `application_not_found` or `application_not_possible`. */
export async function removeDocument(
  deps: ApplicationsDeps,
  call: ShopperCall,
  { id }: { id: string },
): Promise<Application> {
  return deps.db.transact(async (tx) => {
    const application = await lockOpenApplication(tx, call.actor.userId);
    await changeDetails(tx, application, {}, call.now);
    const path = await deleteDocument(tx, application.id, id);
    if (path) await releaseIfUnused(tx, path);
    return ownApplication(deps, tx, call);
  });
}

/** Gives a document up for deletion, unless another application of its owner has it too. */
export async function releaseIfUnused(tx: Tx, path: string): Promise<void> {
  const name = fileNameIn(path);
  if (name && !(await isDocumentInUse(tx, path))) await releaseDocuments(tx, [name]);
}
