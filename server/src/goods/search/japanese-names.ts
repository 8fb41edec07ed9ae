import { inTurns } from '../../base/in-turns.ts';
import { goodsNames } from './goods-names/goods-names.ts';
import { isReadAs, readingsOfName } from './kanji-readings.ts';
import { askedNames } from './synonyms/asked-names/index.ts';
import { defaultSynonyms } from './synonyms/default-synonyms.ts';
import { textsOf } from './synonyms/listed-texts.ts';

/** Rows that are worked on without a break. */
const atOnce = 100;

interface Name {
  readonly name: string;
  readonly readings: readonly (readonly string[])[];
}

let preparing: Promise<ReadonlyMap<string, readonly Name[]>> | undefined;

/** What shops sell, as far as Japanese writes it with kanji, that may be read as these kana. @param kana plain, with kanji among them */
export async function japaneseNamesReadAs(kana: string): Promise<string[]> {
  preparing ??= prepare();
  const names = (await preparing).get(kana.charAt(0)) ?? [];
  return names.filter(({ readings }) => isReadAs(readings, kana)).map(({ name }) => name);
}

/** The names by what their readings begin with. Prepared for the first search that needs it, with requests in between, and then kept. */
async function prepare(): Promise<ReadonlyMap<string, readonly Name[]>> {
  const lists = [
    ...[...goodsNames, ...Object.values(askedNames)].map((names) => textsOf(names, 'ja')),
    ...[...defaultSynonyms.values()].map(({ words }) => words.ja),
  ];
  const names = new Set(lists.flat().filter((name) => /\p{Script=Han}/u.test(name)));
  const byBeginning = new Map<string, Name[]>();
  for await (const name of inTurns(names, atOnce)) {
    const readings = readingsOfName(name);
    for (const beginning of new Set(readings[0]!.map((reading) => reading.charAt(0)))) {
      if (!byBeginning.has(beginning)) byBeginning.set(beginning, []);
      byBeginning.get(beginning)!.push({ name, readings });
    }
  }
  return byBeginning;
}
