import { homeSectionId, productId } from '../demo-ids.ts';
import { texts } from '../world/texts.ts';
import type { Step } from './step.ts';

/** What the demo shows on Home besides what every installation does: a list that an operator picked. */
const sections = [
  {
    slug: 'gifts',
    kind: 'picked',
    position: 46,
    titles: texts(
      'Small gifts, under $25',
      '25美元以内的小礼物',
      '25ドル以下のちょっとした贈り物',
      '25달러 이하 작은 선물',
      'ของขวัญชิ้นเล็ก ไม่เกิน $25',
    ),
    products: [
      'everyday-porcelain-mug',
      'ben-tre-dark-chocolate',
      'night-market-jigsaw-puzzle',
      'nachtlicht-clip-lamp',
      'coconut-butter-cookies',
      'yuzu-soap-bar',
    ],
  },
] as const;

/** Creates the missing sections of Home. */
export const seedHome: Step = ({ db }) =>
  db.transact(async (tx) => {
    const rows = sections.map(({ slug, products, ...section }) => ({
      ...section,
      id: homeSectionId(slug),
      products: products.map((product) => productId(product)),
    }));
    const made = await tx
      .insertInto('home_sections')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return made.length;
  });
