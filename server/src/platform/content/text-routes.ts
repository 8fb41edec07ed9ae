import { refuse } from '@tradewind/contract/base/refusals';
import * as desk from '@tradewind/contract/platform/desk/texts';
import * as contract from '@tradewind/contract/platform/texts';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { readSettings } from '../settings/index.ts';
import { announcementsAt } from './announcements.ts';
import { endAnnouncement, listAnnouncements, makeAnnouncement } from './desk-announcements.ts';
import { listTexts, showText } from './desk-texts.ts';
import { lawTextHtml } from './law-text.ts';
import { cachedFigures, type CountFigures } from './platform-figures.ts';
import { filler, presentHelp, presentLaw, presentLawHead, presentQuestion } from './present-text.ts';
import { publishText } from './publish-text.ts';
import { inEffect, textsInEffect, versionsOf } from './text-queries.ts';

/** What the module needs: `countFigures` is filled from above. */
export interface ContentDeps extends Pick<Deps, 'db'> {
  countFigures: CountFigures;
}

/** Mounts the endpoints of help, law, texts about the platform and announcements. */
export function textRoutes(api: Api, deps: ContentDeps): void {
  const { read } = deps.db;
  const figures = cachedFigures(read, deps.countFigures);
  const helpAt = async (now: Date) =>
    Promise.all([textsInEffect(read, ['help_topic', 'help'], now), readSettings(read, now)]);

  api.cached(contract.help, async ({ locale, now }) => {
    const [rows, settings] = await helpAt(now);
    return { topics: presentHelp(rows, settings, locale) };
  });
  api.cached(contract.helpSupport, async ({ locale, now }) => {
    const [rows, settings] = await helpAt(now);
    return presentHelp(rows, settings, locale).flatMap(({ questions }) =>
      questions.map(({ title, content }) => ({ title, content })),
    );
  });

  api.cached(contract.laws, async ({ locale, now }) => ({
    list: (await textsInEffect(read, ['law'], now)).map((row) => presentLawHead(row, locale)),
  }));
  api.cached(contract.law, async ({ locale, now }, { slug, version }) => {
    const [versions, settings] = await Promise.all([versionsOf(read, 'law', slug), readSettings(read, now)]);
    const current = inEffect(versions, now);
    const shown = version === undefined ? current : versions.find((one) => one.version === version);
    return shown ? presentLaw(shown, current, versions, settings, locale) : refuse('text_not_found');
  });
  api.cached(contract.lawText, async ({ locale, now }) => {
    const [rows, settings] = await Promise.all([textsInEffect(read, ['law'], now), readSettings(read, now)]);
    return lawTextHtml(rows, settings, locale);
  });

  api.cached(contract.announcements, async ({ locale, now }) => ({ list: await announcementsAt(read, locale, now) }));
  api.cached(contract.platformPage, async ({ locale, now }) => {
    const [rows, settings, counted, announcements] = await Promise.all([
      textsInEffect(read, ['platform'], now),
      readSettings(read, now),
      figures(),
      announcementsAt(read, locale, now),
    ]);
    const fill = filler(settings, locale);
    return { texts: rows.map((row) => presentQuestion(row, fill)), figures: counted, announcements };
  });

  api.operator(desk.deskTexts, ({ locale }, input) => listTexts(read, input, locale));
  api.operator(desk.deskTextById, ({ locale, now }, { id }) => showText(read, id, locale, now));
  api.operator(desk.publishText, (call, input) => publishText(deps, call, input));
  api.operator(desk.deskAnnouncements, (call, input) => listAnnouncements(read, input, call));
  api.operator(desk.makeAnnouncement, (call, input) => makeAnnouncement(deps, call, input));
  api.operator(desk.endAnnouncement, (call, input) => endAnnouncement(deps, call, input));
}
