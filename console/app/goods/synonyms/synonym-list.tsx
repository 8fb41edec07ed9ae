import { Stack, Typography } from '@mui/material';
import { locales, type Locale } from '@tradewind/contract/base/locales';
import { changeSynonym, synonymStates, type DeskSynonym } from '@tradewind/contract/goods/desk/synonyms';
import { DataTable, useListContext } from 'react-admin';
import { useCanCall } from '../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { StatusChip, type Tone } from '../../design/status-chip.tsx';
import { nameOf } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCategories } from '../shop-desk/products/marks-panel.tsx';
import { AddSynonym, SynonymActions } from './synonym-actions.tsx';

const Column = DataTable.Col<DeskSynonym>;
const tones: Record<DeskSynonym['state'], Tone> = { own: 'ok', changed: 'info', default: 'quiet', removed: 'warn' };

/** Words that mean the same in searches: those of the software, and what operators changed and added. */
export const SynonymList = () => {
  const t = useTranslation();
  const canCall = useCanCall();
  return (
    <DeskList
      resource="synonyms"
      title={t('menu.synonyms')}
      sort={{ field: 'changed_at', order: 'DESC' }}
      tabs={{
        filter: 'state',
        choices: [
          { value: '', label: t('synonyms.in_use') },
          ...synonymStates.map((value) => ({ value, label: t(`synonyms.states.${value}`) })),
        ],
      }}
      filters={[
        textFilter('q', t('synonyms.search')),
        choiceFilter(
          'locale',
          t('menu.language'),
          locales.map((id) => ({ id, name: nameOf(id) })),
        ),
        choiceFilter('category', t('commissions.category'), useCategories()),
      ]}
      actions={<AddSynonym />}
      table={{ rowClick: false }}
    >
      <Column source="words" disableSort label={t('synonyms.words')} render={(group) => <Words group={group} />} />
      <Column
        source="category"
        disableSort
        label={t('synonyms.where')}
        {...wideOnly}
        render={({ category, category_name: name }) => (category ? name || category : t('synonyms.everywhere'))}
      />
      <Column
        source="changed_at"
        disableSort
        label={t('common.at')}
        {...wideOnly}
        render={({ changed_at: at, changed_by: who }) =>
          at && (
            <>
              <Moment value={at} /> · {who}
            </>
          )
        }
      />
      {canCall(changeSynonym) && (
        <Column
          disableSort
          label={t('common.actions')}
          render={(group) => (
            <Stack
              direction={{ xs: 'column', md: 'row' }}
              sx={{ gap: 1, flexWrap: 'wrap', alignItems: { xs: 'stretch', md: 'center' } }}
            >
              <SynonymActions group={group} />
            </Stack>
          )}
        />
      )}
    </DeskList>
  );
};

/** The words of each language, those of the chosen one alone where one is chosen. */
const Words = ({ group: { words, state, category, category_name: name } }: { group: DeskSynonym }) => {
  const t = useTranslation();
  const { filterValues } = useListContext();
  const chosen = filterValues['locale'] as Locale | undefined;
  const shown = locales.filter((locale) => words[locale].length > 0 && (!chosen || locale === chosen));
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start', maxWidth: 560, overflowWrap: 'anywhere' }}>
      {shown.map((locale) => (
        <Typography key={locale} variant="body2" lang={locale}>
          {words[locale].join(' · ')}
        </Typography>
      ))}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {state !== 'default' && <StatusChip tone={tones[state]} label={t(`synonyms.states.${state}`)} />}
        {category && (
          <Typography variant="caption" color="textSecondary" sx={{ display: { md: 'none' } }}>
            {name || category}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
};
