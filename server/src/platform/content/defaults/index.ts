import { locales, type Locale } from '@tradewind/contract/base/locales';
import { lawSlugs, type TextKind } from '@tradewind/contract/platform/texts';
import type { LocalTexts } from '../../../base/db/tables.ts';
import { en as helpEn } from './help/en.ts';
import { ja as helpJa } from './help/ja.ts';
import { ko as helpKo } from './help/ko.ts';
import { helpTopics, type HelpTexts, type HelpTopicSlug } from './help/questions.ts';
import { th as helpTh } from './help/th.ts';
import { zhCN as helpZh } from './help/zh-cn.ts';
import type { LawTexts } from './law/documents.ts';
import { en as lawEn } from './law/en.ts';
import { ja as lawJa } from './law/ja.ts';
import { ko as lawKo } from './law/ko.ts';
import { th as lawTh } from './law/th.ts';
import { zhCN as lawZh } from './law/zh-cn.ts';
import { htmlOfOutline, type Article } from './outline.ts';
import { platformSlugs, type PlatformTexts } from './platform/articles.ts';
import { en as platformEn } from './platform/en.ts';
import { ja as platformJa } from './platform/ja.ts';
import { ko as platformKo } from './platform/ko.ts';
import { th as platformTh } from './platform/th.ts';
import { zhCN as platformZh } from './platform/zh-cn.ts';

type InEach<Texts> = Readonly<Record<Locale, Texts>>;
const help: InEach<HelpTexts> = { en: helpEn, 'zh-CN': helpZh, ja: helpJa, ko: helpKo, th: helpTh };
const law: InEach<LawTexts> = { en: lawEn, 'zh-CN': lawZh, ja: lawJa, ko: lawKo, th: lawTh };
const platform: InEach<PlatformTexts> = {
  en: platformEn,
  'zh-CN': platformZh,
  ja: platformJa,
  ko: platformKo,
  th: platformTh,
};

/** A text that comes with the software. */
interface DefaultText {
  kind: TextKind;
  slug: string;
  /** Of a question; otherwise empty. */
  topic: string;
  position: number;
  titles: LocalTexts;
  bodies: LocalTexts;
}

const inEach = (textOf: (locale: Locale) => string): LocalTexts =>
  Object.fromEntries(locales.map((locale) => [locale, textOf(locale)]));

const article = (articleIn: (locale: Locale) => Article) => ({
  titles: inEach((locale) => articleIn(locale)[0]),
  bodies: inEach((locale) => htmlOfOutline(articleIn(locale)[1])),
});

/** Help, law and the texts about the platform as they come with the software, in every language. */
export function defaultTexts(): DefaultText[] {
  const topics = Object.keys(helpTopics) as HelpTopicSlug[];
  const questions = topics.flatMap((topic) => helpTopics[topic].map((slug) => ({ topic, slug })));
  return [
    ...lawSlugs.map((slug, position) => ({
      kind: 'law' as const,
      slug,
      topic: '',
      position,
      ...article((locale) => law[locale][slug]),
    })),
    ...platformSlugs.map((slug, position) => ({
      kind: 'platform' as const,
      slug,
      topic: '',
      position,
      ...article((locale) => platform[locale][slug]),
    })),
    ...topics.map((slug, position) => ({
      kind: 'help_topic' as const,
      slug,
      topic: '',
      position,
      titles: inEach((locale) => help[locale].topics[slug]),
      bodies: {},
    })),
    ...questions.map(({ topic, slug }, position) => ({
      kind: 'help' as const,
      slug,
      topic,
      position,
      ...article((locale) => help[locale].questions[slug]),
    })),
  ];
}
