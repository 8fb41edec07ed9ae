import { foldWord } from './fold.ts';
import { pieces } from './search-words.ts';
import { colorsSynonyms } from './synonyms/departments/colors.ts';
import { departments } from './synonyms/departments/index.ts';
import { materialsSynonyms } from './synonyms/departments/materials.ts';
import { scentsSynonyms } from './synonyms/departments/scents.ts';

/** What goods are made of, look like and smell of is no name of goods. */
const ofGoods = departments.filter((one) => ![colorsSynonyms, materialsSynonyms, scentsSynonyms].includes(one));

const joined = (words: readonly string[]): string => words.map(foldWord).join(' ');

const names = new Set(
  ofGoods
    .flatMap((department) => Object.values(department).flat())
    .flatMap(([en, zh, ja, ko, th]) => [en, zh, ja, ko, th].flatMap((list) => list.split('/')))
    .map((name) => joined(pieces(name).map(({ text }) => text))),
);

/** Whether these words of a search, as pieces, are together what goods are called in the synonyms that come with the software. */
export const isGoodsName = (words: readonly string[]): boolean => names.has(joined(words));
