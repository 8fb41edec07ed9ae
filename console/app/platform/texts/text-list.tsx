import { Chip, Stack } from '@mui/material';
import type { DeskTextRow } from '@tradewind/contract/platform/desk/texts';
import { textKinds } from '@tradewind/contract/platform/texts';
import { DataTable } from 'react-admin';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const Column = DataTable.Col<DeskTextRow>;

/** Help, law and texts about the platform, law first. */
export const TextList = () => {
  const t = useTranslation();
  const { number } = useFormat();
  return (
    <DeskList
      resource="texts"
      title={t('menu.texts')}
      first={{ kind: 'law' }}
      tabs={{
        filter: 'kind',
        choices: ['law' as const, ...textKinds.filter((kind) => kind !== 'law')].map((kind) => ({
          value: kind,
          label: t(`texts.kinds.${kind}`),
        })),
      }}
      table={{ rowClick: 'show' }}
    >
      <Column source="title" disableSort label={t('texts.title')} render={(row) => <strong>{row.title}</strong>} />
      <Column
        source="version"
        disableSort
        label={t('texts.version')}
        render={(row) => (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            {number(row.version)}
            {row.kind === 'law' && row.published_by === '' && (
              <Chip size="small" color="warning" label={t('texts.draft')} />
            )}
          </Stack>
        )}
      />
      <Column
        source="effective_at"
        disableSort
        label={t('texts.effective')}
        render={(row) => <Moment value={row.effective_at} />}
      />
      <Column
        source="published_by"
        disableSort
        label={t('texts.published')}
        {...wideOnly}
        render={(row) => row.published_by || t('texts.software')}
      />
    </DeskList>
  );
};
