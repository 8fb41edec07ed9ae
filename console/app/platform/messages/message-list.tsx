import { Stack, Typography } from '@mui/material';
import { locales } from '@tradewind/contract/base/locales';
import { deskMessages, messageFilters, type DeskMessage } from '@tradewind/contract/platform/desk/messages';
import { DataTable, useListContext } from 'react-admin';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { choiceFilter, textFilter } from '../../design/filters.tsx';
import { useFormat } from '../../design/format.ts';
import { StatusChip } from '../../design/status-chip.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MessageActions } from './message-actions.tsx';

const Column = DataTable.Col<DeskMessage>;

/** The texts of the storefront in a language; operators put others in their place. */
export const MessageList = () => {
  const t = useTranslation();
  const { locale: spoken } = useFormat();
  const names = new Intl.DisplayNames([spoken], { type: 'language' });
  return (
    <DeskList
      resource="messages"
      title={t('menu.messages')}
      sort={{ field: 'key', order: 'ASC' }}
      first={{ locale: 'en' }}
      tabs={{
        filter: 'locale',
        choices: locales.map((value) => ({ value, label: names.of(value) ?? value })),
      }}
      filters={[
        textFilter('q', t('messages.search')),
        choiceFilter(
          'only',
          t('messages.only'),
          messageFilters.map((id) => ({ id, name: t(`messages.filters.${id}`) })),
        ),
      ]}
      actions={<LanguageState />}
      table={{ rowClick: false }}
    >
      <Column
        source="original"
        disableSort
        label={t('messages.original')}
        render={(row) => <Original message={row} />}
      />
      <Column
        source="text"
        disableSort
        label={t('messages.shown')}
        render={(row) => (
          <Stack sx={{ gap: 1, alignItems: 'flex-start', maxWidth: 420, overflowWrap: 'anywhere' }}>
            {row.text !== null && <Typography variant="body2">{row.text}</Typography>}
            {row.outdated && <StatusChip tone="warn" label={t('messages.outdated')} />}
            <MessageActions message={row} />
          </Stack>
        )}
      />
      <Column
        source="saved_at"
        disableSort
        label={t('common.at')}
        {...wideOnly}
        render={(row) =>
          row.saved_at && (
            <>
              <Moment value={row.saved_at} />
              {row.saved_by && ` · ${row.saved_by}`}
            </>
          )
        }
      />
    </DeskList>
  );
};

/** The text that comes with the software, with its key, and the English one in other languages. */
const Original = ({ message: { key, original, english, locale } }: { message: DeskMessage }) => (
  <Stack sx={{ maxWidth: 420, overflowWrap: 'anywhere' }}>
    <Typography variant="body2" lang={locale}>
      {original || '–'}
    </Typography>
    {locale !== 'en' && (
      <Typography variant="caption" color="textSecondary" lang="en">
        {english}
      </Typography>
    )}
    <Typography variant="caption" color="textSecondary">
      {key}
    </Typography>
  </Stack>
);

/** How complete the chosen language is, and how much of it was changed. */
const LanguageState = () => {
  const t = useTranslation();
  const { number } = useFormat();
  const { filterValues } = useListContext();
  const { data } = useEndpointQuery(deskMessages, { page: 1, limit: 1 });
  const of = data?.languages.find(({ locale }) => locale === (filterValues['locale'] ?? 'en'));
  if (!of) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('messages.language_state', {
        done: number(of.texts),
        texts: number(of.texts + of.missing),
        overridden: number(of.overridden),
      })}
    </Typography>
  );
};
