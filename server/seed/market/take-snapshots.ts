import type { Files } from '../../src/base/files/files.ts';
import { userIdOf } from '../demo-ids.ts';
import { variantPicture, type Recipe } from '../pictures/index.ts';
import { rendersOf, renderOfChoice } from '../pictures/renders.ts';
import { snapshot } from '../pictures/snapshot.ts';
import type { SeedDeps } from '../steps/step.ts';
import { storeSnapshot } from '../steps/store-snapshot.ts';
import type { PlannedLine } from '../world/orders.ts';
import { coreWorld } from '../world/demo-world.ts';
import { productOf } from './product-of.ts';

/** Of a review: of which good, by whom and when. */
export interface Reviewed {
  username: string;
  line: PlannedLine;
  at: Date;
}

/**
 * The share of reviewers who show what they bought, the share of those who have goods with renders, and how many of these show it
 * twice.
 */
const share = { shown: 0.215, rendered: 0.85, twice: 0.3 };

/** Who may show a good as soon as the share asks for it: its picture comes with the product, so that it takes little time. */
const quick: ReadonlySet<string> = new Set(coreWorld.products.map(({ slug }) => slug));

/**
 * Decides, for one review after the other, who shows what they bought: most of those who have goods with renders, and of the others as
 * many as the share asks for.
 */
export function snapshotTaker(
  random: () => number,
): (deps: SeedDeps & { files: Files }, reviewed: Reviewed) => Promise<string[]> {
  let owed = 0;
  return async (deps, reviewed) => {
    const { product } = reviewed.line;
    owed += share.shown;
    const isShown =
      rendersOf(product).length > 0
        ? random() < share.rendered
        : owed > 0.8 * (random() + (quick.has(product) ? 0 : 1));
    if (!isShown) return [];
    owed -= 1;
    return takeSnapshots(deps, reviewed, random);
  };
}

/** The photographs of a review: what was bought, in its colour. @returns the paths of uploads of the shopper. */
async function takeSnapshots(
  deps: SeedDeps & { files: Files },
  { username, line, at }: Reviewed,
  random: () => number,
): Promise<string[]> {
  const views = viewsOf(line);
  const first = Math.floor(random() * views.length);
  const wanted = views.slice(first, first + (random() < share.twice ? 2 : 1));
  const paths: string[] = [];
  for (const view of wanted) {
    const bytes = await snapshot(view, random);
    paths.push(await storeSnapshot(deps, { userId: userIdOf(username), bytes, at }));
  }
  return paths;
}

/** Its front in the bought colour, or every rendered view where it comes in one colour. */
function viewsOf({ product: slug, choice }: PlannedLine): Recipe[] {
  const inColour = choice.flatMap((code) => renderOfChoice(slug, code) ?? []);
  const renders = inColour.length > 0 ? inColour : rendersOf(slug);
  if (renders.length > 0) return renders.map((render) => ({ kind: 'render', render }));
  const product = productOf(slug);
  const values = product.options.flatMap((option) => option.values);
  return [
    variantPicture(
      product,
      values.find(({ code, effect }) => effect && choice.includes(code)),
    ),
  ];
}
