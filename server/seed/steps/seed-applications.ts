import { hour, later } from '../../src/base/clock/clock.ts';
import { idFromName } from '../../src/base/ids/ids.ts';
import { termsVersion } from '../../src/goods/applications/index.ts';
import { operatorId, userIdOf } from '../demo-ids.ts';
import { faceRecipe, rememberPictures, urlOf, type Recipe } from '../pictures/index.ts';
import { applications, type DemoApplication } from '../world/applications.ts';
import type { Picture } from '../world/types.ts';
import type { Step } from './step.ts';

const idOf = ({ username }: DemoApplication): string => idFromName(`demo application ${username}`);
const documentRecipe = (picture: Picture): Recipe => ({ kind: 'product', picture });

/** Creates applications to open a shop: one waits for an operator, one for the answer to a question. */
export const seedApplications: Step = async ({ db, clock }) => {
  const now = clock.now();
  return db.transact(async (tx) => {
    await rememberPictures(
      tx,
      applications.flatMap(({ avatar, documents }) => [
        faceRecipe(avatar),
        ...documents.map(({ picture }) => documentRecipe(picture)),
      ]),
    );
    const added = await tx
      .insertInto('merchant_applications')
      .values(applications.map((application) => rowOf(application, now)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const fresh = applications.filter((application) => added.some(({ id }) => id === idOf(application)));
    for (const application of fresh) {
      const at = later(now, -application.submittedHoursAgo * hour);
      await tx
        .insertInto('application_documents')
        .values(
          application.documents.map(({ name, picture }) => ({
            id: idFromName(`demo document ${application.username} ${name}`),
            application_id: idOf(application),
            path: urlOf(documentRecipe(picture), 800),
            name,
            added_at: at,
          })),
        )
        .execute();
      if (application.question !== undefined)
        await tx
          .insertInto('application_messages')
          .values({
            id: idFromName(`demo question ${application.username}`),
            application_id: idOf(application),
            operator_id: operatorId('admin@tradewind.example'),
            text: application.question,
            sent_at: later(at, hour),
          })
          .execute();
    }
    return added.length;
  });
};

function rowOf(application: DemoApplication, now: Date) {
  const at = later(now, -application.submittedHoursAgo * hour);
  return {
    id: idOf(application),
    user_id: userIdOf(application.username),
    state: application.state,
    locale: application.language,
    trader_kind: application.kind,
    legal_name: application.legalName,
    address: application.address,
    country: application.country,
    register: application.register,
    registration_number: application.number,
    contact_name: application.contact,
    email: application.email,
    phone: application.phone,
    shop_name: application.shop,
    slug: application.slug,
    slogan: application.slogan,
    about: application.about,
    city: application.city,
    since: application.since,
    avatar: urlOf(faceRecipe(application.avatar), 160),
    categories: [...application.categories],
    terms_version: termsVersion,
    created_at: at,
    changed_at: at,
    submitted_at: at,
    asked_at: application.question === undefined ? null : later(at, hour),
  };
}
