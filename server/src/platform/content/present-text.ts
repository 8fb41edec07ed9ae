import { fillText } from '@tradewind/contract/base/fill-text';
import { locales, pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import type { HelpQuestion, HelpTopic, LawDocument } from '@tradewind/contract/platform/texts';
import type { LocalTexts } from '../../base/db/tables.ts';
import type { Settings } from '../settings/index.ts';
import { textFacts } from './text-facts.ts';
import type { TextRow } from './text-queries.ts';

type Fill = (texts: LocalTexts) => string;

/** Picks the reader's language and fills in the figures that hold now. */
export function filler(settings: Settings, locale: Locale): Fill {
  const facts = textFacts(settings, locale);
  return (texts) => fillText(pickText(texts, locale), facts);
}

export const presentQuestion = ({ slug, titles, bodies }: TextRow, fill: Fill): HelpQuestion => ({
  slug,
  title: fill(titles),
  content: fill(bodies),
});

/** Topics of help that are about one mode of the wallet only, and questions. */
const onlyIn: Readonly<Record<string, Settings['wallet.mode']>> = {
  'top-up': 'open',
  withdrawals: 'open',
  'wallet-closed': 'closed',
};

/** Topics with their questions; what the installation does not offer is left out. */
export function presentHelp(rows: readonly TextRow[], settings: Settings, locale: Locale): HelpTopic[] {
  const fill = filler(settings, locale);
  const offered = rows.filter(({ slug }) => !onlyIn[slug] || onlyIn[slug] === settings['wallet.mode']);
  return offered
    .filter(({ kind }) => kind === 'help_topic')
    .map(({ slug, titles }) => ({
      slug,
      title: fill(titles),
      questions: offered
        .filter(({ kind, topic }) => kind === 'help' && topic === slug)
        .map((row) => presentQuestion(row, fill)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export const presentLawHead = (row: TextRow, locale: Locale) => ({
  slug: row.slug,
  title: pickText(row.titles, locale),
  version: row.version,
  effective_at: row.effective_at.toISOString(),
  draft: row.published_by === null ? (1 as const) : (0 as const),
});

export const presentLaw = (
  row: TextRow,
  current: TextRow | undefined,
  versions: readonly TextRow[],
  settings: Settings,
  locale: Locale,
): LawDocument => ({
  ...presentLawHead(row, locale),
  content: filler(settings, locale)(row.bodies),
  current: row.version === current?.version ? 1 : 0,
  versions: versions.map(({ version, effective_at: at }) => ({ version, effective_at: at.toISOString() })),
});

/** A stored text with each language, empty where there is none. */
export const inAllLanguages = (texts: LocalTexts): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? ''])) as Texts;
