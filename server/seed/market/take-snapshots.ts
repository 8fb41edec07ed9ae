import type { Files } from '../../src/base/files/files.ts';
import { userIdOf } from '../demo-ids.ts';
import { rendersOf, renderOfChoice, type Render } from '../pictures/renders.ts';
import { snapshot } from '../pictures/snapshot.ts';
import type { SeedDeps } from '../steps/step.ts';
import { storeSnapshot } from '../steps/store-snapshot.ts';
import type { PlannedLine } from '../world/orders.ts';

/** The share of reviewers who show what they bought, of goods with renders, and of these who show it twice. */
const share = { shown: 0.85, twice: 0.3 };

/**
 * The photographs of a review: what was bought, in its colour. Only of goods that were rendered from models, since a painted
 * picture is no photograph.
 *
 * @returns the paths of uploads of the shopper.
 */
export async function takeSnapshots(
  deps: SeedDeps & { files: Files },
  { username, line, at }: { username: string; line: PlannedLine; at: Date },
  random: () => number,
): Promise<string[]> {
  const views = viewsOf(line);
  if (views.length === 0 || random() > share.shown) return [];
  const first = Math.floor(random() * views.length);
  const wanted = views.slice(first, first + (random() < share.twice ? 2 : 1));
  const paths: string[] = [];
  for (const view of wanted) {
    const bytes = await snapshot(view, random);
    paths.push(await storeSnapshot(deps, { userId: userIdOf(username), bytes, at }));
  }
  return paths;
}

/** Its front in the bought colour, or every view where it comes in one colour. */
function viewsOf({ product, choice }: PlannedLine): Render[] {
  const inColour = choice.flatMap((code) => renderOfChoice(product, code) ?? []);
  return inColour.length > 0 ? inColour : rendersOf(product);
}
