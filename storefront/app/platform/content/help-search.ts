import type { HelpTopic } from '@tradewind/contract/platform/texts';

/**
 * A text as it is compared: small letters, full-width forms as ordinary ones, without accents and tone marks, katakana as
 * hiragana. Korean is split into its letters, so that a syllable is found while it is typed.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const withoutMarkup = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** The topics with the questions that contain every word that was typed; those with all words in the title come first. */
export function searchHelp(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...topics];
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  return topics
    .map((topic) => {
      const found = topic.questions
        .map((question) => ({ question, title: foldText(question.title) }))
        .filter(({ question, title }) => hasAll(`${title} ${foldText(withoutMarkup(question.content))}`))
        .toSorted((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title)));
      return { ...topic, questions: found.map(({ question }) => question) };
    })
    .filter(({ questions }) => questions.length > 0);
}
