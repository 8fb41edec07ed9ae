import { locales, type Locale } from '@tradewind/contract/base/locales';
import {
  addSynonym,
  changeSynonym,
  removeSynonym,
  resetSynonym,
  type DeskSynonym,
} from '@tradewind/contract/goods/desk/synonyms';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { ActionButton } from '../../design/action-button.tsx';
import type { ActionField } from '../../design/action-fields.tsx';
import { nameOf } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCategories } from '../shop-desk/products/marks-panel.tsx';

/** Choices need a value, and everywhere is no category. */
const all = '-';

type Words = DeskSynonym['words'];

const wordsOf = (typed: Record<string, string>): Words => {
  const words = (locale: Locale) =>
    (typed[locale] ?? '')
      .split(/[,，、;\n]/u)
      .map((word) => word.trim())
      .filter(Boolean);
  return Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as Words;
};

/** The words of each language, separated by commas. */
function useWordFields(): (words: Partial<Words>) => ActionField[] {
  const t = useTranslation();
  return (words) =>
    locales.map((locale, index) => ({
      name: locale,
      label: nameOf(locale),
      value: (words[locale] ?? []).join(', '),
      ...(index === 0 && { help: t('synonyms.words_help') }),
    }));
}

/** Adds a group. A link to the list can bring a word along, in the state of its location. */
export const AddSynonym = () => {
  const t = useTranslation();
  const fields = useWordFields();
  const categories = useCategories();
  const { word } = (useLocation().state ?? {}) as { word?: { text: string; locale: Locale } };
  return (
    <ActionButton
      endpoint={addSynonym}
      label={t('synonyms.add')}
      kind="main"
      icon={<Plus size={18} />}
      opened={word !== undefined}
      fields={[
        ...fields(word ? { [word.locale]: [word.text] } : {}),
        {
          name: 'category',
          label: t('synonyms.where'),
          kind: 'choice',
          value: all,
          choices: [{ id: all, name: t('synonyms.everywhere') }, ...categories],
        },
      ]}
      input={({ category = all, ...typed }) => ({ category: category === all ? '' : category, words: wordsOf(typed) })}
      done={t('synonyms.added')}
    >
      {t('synonyms.add_text')}
    </ActionButton>
  );
};

/** What can be done with a group: change it, remove it, and go back to the words of the software. */
export const SynonymActions = ({ group: { id, revision, state, words } }: { group: DeskSynonym }) => {
  const t = useTranslation();
  const fields = useWordFields();
  if (state === 'removed')
    return (
      <ActionButton
        endpoint={resetSynonym}
        label={t('synonyms.bring_back')}
        size="small"
        input={() => ({ id, revision })}
        done={t('synonyms.reset_done')}
      >
        {t('synonyms.bring_back_text')}
      </ActionButton>
    );
  return (
    <>
      <ActionButton
        endpoint={changeSynonym}
        label={t('synonyms.change')}
        size="small"
        fields={fields(words)}
        input={(typed) => ({ id, revision, words: wordsOf(typed) })}
        done={t('synonyms.changed')}
      >
        {t('synonyms.add_text')}
      </ActionButton>
      {state === 'changed' && (
        <ActionButton
          endpoint={resetSynonym}
          label={t('synonyms.reset')}
          size="small"
          fields={[
            {
              name: 'locale',
              label: t('menu.language'),
              kind: 'choice',
              value: all,
              choices: [
                { id: all, name: t('common.all') },
                ...locales.map((locale) => ({ id: locale, name: nameOf(locale) })),
              ],
            },
          ]}
          input={({ locale }) => ({ id, revision, locale: locales.find((one) => one === locale) })}
          done={t('synonyms.reset_done')}
        >
          {t('synonyms.reset_text')}
        </ActionButton>
      )}
      <ActionButton
        endpoint={removeSynonym}
        label={t('synonyms.remove')}
        kind="danger"
        size="small"
        input={() => ({ id, revision })}
        done={t('synonyms.removed')}
      >
        {t('synonyms.remove_text')} {state !== 'own' && t('synonyms.remove_default')}
      </ActionButton>
    </>
  );
};
