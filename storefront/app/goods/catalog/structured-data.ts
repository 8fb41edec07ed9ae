import type { Translate } from '../../i18n/translate.ts';
import { categoryPath } from './categories.ts';

/** One step of the way to a page. */
export interface Step {
  name: string;
  path: string;
}

/** The way from Home through categories. */
export const categoryWay = (categories: readonly { category_id: string; name: string }[], t: Translate): Step[] => [
  { name: t('shell.brand'), path: '/home' },
  ...categories.map(({ category_id: id, name }) => ({ name, path: categoryPath(id) })),
];

/** The JSON-LD of the way to a page. */
export const breadcrumbList = (way: readonly Step[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});
