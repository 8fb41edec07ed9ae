import * as desk from '@tradewind/contract/goods/desk/home';
import { homeSections } from '@tradewind/contract/goods/home';
import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { deleteSection, saveSection } from './save-section.ts';
import { getSection, listSections, sectionsAt } from './sections-queries.ts';

/** The sections of Home, which operators choose. */
export const homeModule = ({ db }: Pick<Deps, 'db'>): Module => ({
  routes(api) {
    const { read } = db;
    api.cached(homeSections, (call) => sectionsAt(read, call.now, call));

    api.operator(desk.deskHomeSections, (call, input) => listSections(read, input, call));
    api.operator(desk.deskHomeSectionById, (call, { id }) => getSection(read, id, call));
    api.operator(desk.saveHomeSection, (call, input) =>
      db.transact(async (tx) => getSection(tx, await saveSection(tx, call, input), call)),
    );
    api.operator(desk.deleteHomeSection, (call, { id }) =>
      db.transact(async (tx) => {
        await deleteSection(tx, call, id);
        return { id };
      }),
    );
    api.operator(desk.previewHomeSections, async (call, { at = call.now, drafts }) => ({
      at: at.toISOString(),
      list: await sectionsAt(read, at, call, { drafts: drafts === 1 }),
    }));
  },
});
