import type { InputOf } from '@tradewind/contract/base/endpoint';
import * as desk from '@tradewind/contract/goods/desk/synonyms';
import { searchProducts } from '@tradewind/contract/goods/search';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../../test/app.ts';
import { buildProduct } from '../../../../test/build-catalog.ts';
import { buildOperator } from '../../../../test/build-operator.ts';
import { testDatabase } from '../../../../test/database.ts';
import { rebuildSearchIndex } from '../rebuild-search-index.ts';

const db = await testDatabase();
const { data, refusal, deliver } = await testApp(db);
const operator = await buildOperator(db, ['catalogue']);
const by = { desk: operator.token };

const gadget = await buildProduct(db, { category: 'toys', title: { en: 'Blue widget', ko: '파란 위젯' } });
const lamp = await buildProduct(db, { category: 'family', title: 'Red widget' });
const other = await buildProduct(db, { category: 'toys', title: 'Wooden train' });

const find = async (title: string) =>
  (await data(searchProducts, { title }, { token: 'nobody' })).list.map(({ product_id }) => product_id);
const list = (input: Partial<InputOf<typeof desk.deskSynonyms>> = {}) =>
  data(desk.deskSynonyms, { limit: 100, ...input }, by);
const add = (words: InputOf<typeof desk.addSynonym>['words'], category = '') =>
  data(desk.addSynonym, { category, words }, by);
const remove = ({ id, revision }: { id: string; revision: number }) => data(desk.removeSynonym, { id, revision }, by);
const refused = async (words: InputOf<typeof desk.addSynonym>['words']) => {
  const { refusal: code, fields } = await refusal(desk.addSynonym, { words }, by);
  return [code, fields];
};

/** Which products were indexed again by what `work` does. */
async function indexed(work: () => Promise<unknown>): Promise<string[]> {
  const versions = async () =>
    (
      await sql<{ product_id: string; version: string }>`
        select product_id, xmin::text as version from search_words`.execute(db.kysely)
    ).rows;
  const before = new Map((await versions()).map(({ product_id, version }) => [product_id, version]));
  await work();
  await deliver();
  return (await versions())
    .filter(({ product_id, version }) => before.get(product_id) !== version)
    .map(({ product_id }) => product_id)
    .toSorted();
}

describe('a group of synonyms', () => {
  it('finds products by words that are not in their titles, until it is removed', async () => {
    expect(await find('gizmo')).toEqual([]);
    const made = await add({ en: ['widget', 'gizmo'], th: ['กิซโมวัตถุ'] });
    await deliver();
    expect((await find('gizmo')).toSorted()).toEqual([gadget.id, lamp.id].toSorted());
    expect((await find('กิซโมวัตถุ')).toSorted()).toEqual([gadget.id, lamp.id].toSorted());
    await remove(made);
    await deliver();
    expect(await find('gizmo')).toEqual([]);
  });

  it('applies within its category only', async () => {
    const made = await add({ en: ['widget', 'doodad'] }, 'toys');
    await deliver();
    expect(await find('doodad')).toEqual([gadget.id]);
    await remove(made);
  });

  it('has only the products indexed again that it concerns', async () => {
    let made: desk.DeskSynonym | undefined;
    const both = [gadget.id, lamp.id].toSorted();
    expect(await indexed(async () => (made = await add({ en: ['widget', 'thingy'] })))).toEqual(both);
    const words = { en: ['train', 'thingy'] };
    const change = () => data(desk.changeSynonym, { id: made!.id, revision: made!.revision, words }, by);
    expect(await indexed(async () => (made = await change()))).toEqual([...both, other.id].toSorted());
    expect(await find('thingy')).toEqual([other.id]);
    expect(await indexed(() => remove(made!))).toEqual([other.id]);
  });

  it('is known at once to other processes that index', async () => {
    const process = await anotherApp(db);
    const made = await add({ en: ['sprocket', 'cogwheel'] });
    const product = await buildProduct(db, { category: 'toys', title: 'Brass sprocket' });
    const { list: found } = await process.data(searchProducts, { title: 'cogwheel' }, { token: 'nobody' });
    expect(found.map(({ product_id }) => product_id)).toEqual([product.id]);
    await process.app.close();
    await remove(made);
  });
});

describe('a group of the software', () => {
  const find1 = async (q: string, state?: desk.DeskSynonym['state']) => (await list({ q, state })).list[0]!;

  it('is listed by language and text, and can be changed and returned', async () => {
    const { list: found } = await list({ locale: 'ja', q: '聴診器' });
    expect(found.map(({ id, state }) => [id, state])).toEqual([['all:stethoscope', 'default']]);
    const { id, revision, words } = found[0]!;
    const change = { ...words, en: [...words.en, 'auscultator'] };
    const changed = await data(desk.changeSynonym, { id, revision, words: change }, by);
    expect([changed.state, changed.words.en]).toEqual(['changed', ['stethoscope', 'auscultator']]);
    const back = await data(desk.resetSynonym, { id, revision: changed.revision, locale: 'en' }, by);
    expect([back.state, back.words]).toEqual(['default', words]);
  });

  it('keeps the changes of other languages when one is returned', async () => {
    const { id, words } = await find1('projector');
    const change = { ...words, en: ['projector', 'cine lamp'], ja: ['映写機', ...words.ja] };
    const changed = await data(desk.changeSynonym, { id, revision: 0, words: change }, by);
    const back = await data(desk.resetSynonym, { id, revision: changed.revision, locale: 'en' }, by);
    expect([back.state, back.words]).toEqual(['changed', { ...words, ja: change.ja }]);
  });

  it('no longer applies once it is removed, and comes back', async () => {
    const radio = await buildProduct(db, { category: 'electrical', title: 'Radio set' });
    expect(await find('收音机')).toEqual([radio.id]);
    const { id } = await find1('radio', 'default');
    await remove({ id, revision: 0 });
    await deliver();
    expect(await find('收音机')).toEqual([]);
    const removed = await find1('radio', 'removed');
    await data(desk.resetSynonym, { id, revision: removed.revision }, by);
    await deliver();
    expect(await find('收音机')).toEqual([radio.id]);
  });

  it('reaches products that were indexed before it came, unless an operator removed it', async () => {
    const box = await buildProduct(db, { category: 'family', title: 'Bamboo lunch box' });
    const indexedBefore = () =>
      sql`update search_words set making = 3, title_words = 'bamboo:1B', all_words = 'bamboo:1B' where product_id = ${box.id}`.execute(
        db.kysely,
      );
    await indexedBefore();
    expect(await find('도시락')).toEqual([]);
    await rebuildSearchIndex({ db });
    expect(await find('도시락')).toEqual([box.id]);
    await remove(await find1('도시락', 'default'));
    await indexedBefore();
    await rebuildSearchIndex({ db });
    expect(await find('도시락')).toEqual([]);
  });
});

describe('what makes no group', () => {
  it.each([
    ['a word twice', { en: ['phone case', 'Phone  Cases'] }, 'synonym_repeated', 'words.en'],
    ['nothing to look for', { en: ['shop'], ja: ['!?'] }, 'synonym_unsearchable', 'words.ja'],
    ['a single letter', { en: ['x', 'phone'] }, 'synonym_unsearchable', 'words.en'],
    ['one word', { ko: ['안녕'] }, 'synonym_single', 'words.ko'],
    ['nothing', {}, 'synonym_single', 'words.en'],
    ['what is in another one', { zh: [], 'zh-CN': ['足球'], en: ['football'] }, 'synonym_known', 'words.en'],
    ['two words of another one', { en: ['football', 'soccer', 'footy'] }, 'synonym_known', 'words.en'],
    ['too long a word', { en: ['a'.repeat(41), 'word'] }, 'bad_request', 'words.en'],
    ['too many words', { th: Array.from({ length: 21 }, (_, index) => `คำที่${index}`) }, 'bad_request', 'words.th'],
  ])('is %s, refused with its field', async (_, words, code, field) => {
    expect(await refused(words)).toEqual([code, [field]]);
  });

  it('is one of an unknown category, or one that somebody changed meanwhile', async () => {
    const words = { en: ['widget', 'gizmo'] };
    expect(await refusal(desk.addSynonym, { category: 'nothing', words }, by)).toMatchObject({
      refusal: 'category_not_found',
      fields: ['category'],
    });
    const made = await add(words);
    await data(desk.changeSynonym, { id: made.id, revision: made.revision, words }, by);
    expect((await refusal(desk.removeSynonym, { id: made.id, revision: made.revision }, by)).refusal).toBe(
      'synonym_changed',
    );
    expect((await refusal(desk.removeSynonym, { id: 'nothing', revision: 0 }, by)).refusal).toBe('synonym_not_found');
    await remove({ id: made.id, revision: made.revision + 1 });
  });
});

it('is changed by those with the right, and the audit log says what was changed', async () => {
  const support = await buildOperator(db, ['support']);
  expect((await data(desk.deskSynonyms, {}, { desk: support.token })).total).toBeGreaterThan(200);
  const words = { en: ['widget', 'whatsit'] };
  expect((await refusal(desk.addSynonym, { words }, { desk: support.token })).refusal).toBe('desk_forbidden');
  const { id } = await add(words);
  const admin = await buildOperator(db, ['admin']);
  const { list: entries } = await data(auditLog, { subject: `synonym:${id}` }, { desk: admin.token });
  expect(entries.map(({ act }) => act)).toEqual(['synonym.added']);
  expect(JSON.stringify(entries)).toMatch(
    new RegExp(`${operator.name}.*widget, whatsit|widget, whatsit.*${operator.name}`),
  );
});
