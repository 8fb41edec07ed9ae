import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A view of a good that was rendered from a model; `assets/renders/README.md` says how. */
export interface Render {
  /** The slug of the product. */
  readonly product: string;
  /** `front`, `detail` …, or `front-<code>` for one value of an option. */
  readonly view: string;
  /** Of the file's content, so that another render has another address. */
  readonly digest: string;
}

/** A folder for each product, and `models` with what they were rendered from. */
export const renderFolder = join(import.meta.dirname, '../../assets/renders');

/** The views of a gallery in their order; the first is the main picture. */
const views = ['front', 'detail', 'setting', 'scale'] as const;

/** The views of a product that there are; none for most products. */
export const rendersOf = (product: string): Render[] => views.flatMap((view) => known(product, view) ?? []);

/** The product in one value of an option, where that was rendered. */
export const renderOfChoice = (product: string, code: string): Render | null => known(product, `front-${code}`);

export const renderFile = ({ product, view }: Pick<Render, 'product' | 'view'>): string =>
  join(renderFolder, product, `${view}.webp`);

const products: ReadonlySet<string> = new Set(readdirSync(renderFolder));

function known(product: string, view: string): Render | null {
  if (!products.has(product)) return null;
  const file = renderFile({ product, view });
  if (!existsSync(file)) return null;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  return { product, view, digest };
}
