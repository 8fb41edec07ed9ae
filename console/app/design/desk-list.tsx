import { Box, Button, Card, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import {
  DataTable,
  FilterForm,
  ListBase,
  Pagination,
  PaginationActions,
  Title,
  useListContext,
  useTranslate,
  type DataTableProps,
  type PaginationActionsProps,
  type SortPayload,
} from 'react-admin';
import { useFormat } from './format.ts';
import { ListTools } from './list-tools.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export interface ListTab {
  /** Empty: all. */
  value: string;
  label: string;
}

/** The filter that tabs set, and their labels. The number of rows of each comes with the list. */
export interface ListTabs {
  filter: string;
  choices: readonly ListTab[];
}

interface DeskListProps {
  resource: string;
  title?: string;
  /** What the list is called where the screen shows another one too; its page numbers are named by it. */
  name?: string;
  sort?: SortPayload;
  perPage?: number;
  tabs?: ListTabs;
  first?: Record<string, unknown>;
  filters?: ReactElement[];
  actions?: ReactNode;
  children: ReactNode;
  table?: Omit<DataTableProps, 'children' | 'bulkActionButtons'>;
  /** Says what to do where there is no row at all, not only none that fits the filters. */
  empty?: string;
  /** Actions on selected rows. */
  bulk?: (selected: string[]) => ReactNode;
}

/** For columns that small screens leave out. */
export const wideOnly = { cellClassName: 'wide', headerClassName: 'wide' };

/** The list of a resource: tabs with counts, filters, table, pagination. */
export const DeskList = ({
  resource,
  title,
  name,
  sort,
  perPage = 25,
  tabs,
  first,
  filters,
  actions,
  children,
  table,
  empty,
  bulk,
}: DeskListProps) => (
  <ListBase resource={resource} sort={sort} perPage={perPage} filterDefaultValues={first}>
    {title && <Title title={title} />}
    <Card>
      <Stack
        direction="row"
        sx={{ pl: 2, pr: 2, gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        {tabs && <StatusTabs {...tabs} />}
        {filters && (
          <Box
            sx={{
              flex: '1 1 660px',
              pt: 1,
              '& .MuiFormHelperText-root': { display: 'none' },
              '& form': { gap: 0.5, pb: 1.5 },
            }}
          >
            <FilterForm filters={filters} />
          </Box>
        )}
        <Stack direction="row" sx={{ gap: 1, py: 1, ml: 'auto', flexWrap: 'wrap', alignItems: 'center' }}>
          <ListTools />
          {actions}
        </Stack>
      </Stack>
      {bulk && <SelectionBar bulk={bulk} />}
      <Box sx={tableLooks}>
        <DataTable
          {...table}
          bulkActionButtons={bulk ? <></> : false}
          bulkActionsToolbar={<></>}
          empty={<Empty text={empty} tab={tabs?.filter} first={first} />}
        >
          {children}
        </DataTable>
      </Box>
      <Pages of={name} />
    </Card>
  </ListBase>
);

/**
 * The page numbers. The last page of a list without a total ends with its last row, not with the length of a page. A list of
 * more rows than have numbers says how many there are, as far as they are counted, and at its last number that filters lead
 * further.
 */
const Pages = ({ of: list }: { of: string | undefined }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const { number, counted } = useFormat();
  const { data = [], page, perPage, hasNextPage, total, meta } = useListContext();
  const begin = (page - 1) * perPage + 1;
  const end = begin + data.length - 1;
  const all =
    (meta as { total?: number } | undefined)?.total ?? (total === undefined && !hasNextPage ? end : undefined);
  const range = {
    offsetBegin: number(begin),
    offsetEnd: number(end),
    total: all === undefined ? '' : counted(all),
  };
  const label = list ? t('lists.pages_of', { list }) : t('lists.pages');
  const actions = useMemo(
    () => (props: PaginationActionsProps) => <PaginationActions {...props} aria-label={label} />,
    [label],
  );
  return (
    <>
      {total !== undefined && all !== undefined && !hasNextPage && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
          {t('lists.filter_further', { rows: number(end) })}
        </Typography>
      )}
      <Pagination
        rowsPerPageOptions={[10, 25, 50, 100]}
        // A list without a total has no numbers, only react-admin's two buttons.
        {...(total !== undefined && { actions })}
        {...(all !== undefined && { labelDisplayedRows: () => translate('ra.navigation.page_range_info', range) })}
      />
    </>
  );
};

const tableLooks: SxProps<Theme> = {
  overflowX: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  '& .wide': { display: { xs: 'none', md: 'table-cell' } },
  '& .MuiTableCell-root': { px: { xs: 1.25, md: 2 } },
  // Otherwise Chinese and Japanese headers break into single characters, one below the other.
  '& th': { whiteSpace: { xs: 'nowrap', md: 'normal' }, wordBreak: 'keep-all' },
  '& .RaDataTable-expandRow > td': { height: 0 },
  '& .MuiTableRow-root:not(.RaDataTable-expandRow):last-of-type > td': { borderBottom: 0 },
};

const SelectionBar = ({ bulk }: { bulk: (selected: string[]) => ReactNode }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  if (selectedIds.length === 0) return null;
  return (
    <Stack
      direction="row"
      sx={{
        px: 2,
        py: 1,
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        backgroundColor: (theme) => theme.palette.tones.seaTint,
      }}
    >
      <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {bulk(selectedIds.map(String))}
      <Button color="inherit" sx={{ ml: 'auto' }} onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
    </Stack>
  );
};

interface EmptyProps {
  text: string | undefined;
  /** The filter that the tabs set. */
  tab: string | undefined;
  first: DeskListProps['first'];
}

/**
 * Says what belongs into an empty list and how it comes, by `empty.lists`. It tells a list that never had a row from a tab
 * without rows and from filters that nothing fits.
 */
const Empty = ({ text, tab = '', first }: EmptyProps) => {
  const t = useTranslation();
  const translate = useTranslate();
  const { resource, filterValues, setFilters, meta } = useListContext();
  const isFiltered = Object.entries(filterValues).some(([name, value]) => Boolean(value) && name !== tab);
  const counts = Object.values((meta as { counts?: Record<string, number> } | undefined)?.counts ?? {});
  const isElsewhere = counts.length > 0 ? counts.some((count) => count > 0) : filterValues[tab] !== first?.[tab];
  const others = isElsewhere
    ? t('empty.tab')
    : (text ?? translate(`desk.empty.lists.${resource}`, { _: t('common.empty') }));
  return (
    <Stack direction="row" sx={{ p: 3, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" color="textSecondary">
        {isFiltered ? t('empty.filtered') : others}
      </Typography>
      {isFiltered && <Button onClick={() => setFilters({})}>{translate('ra.navigation.clear_filters')}</Button>}
    </Stack>
  );
};

const StatusTabs = ({ filter, choices }: { filter: string; choices: readonly ListTab[] }) => {
  const { filterValues, setFilters, meta } = useListContext();
  const { counted } = useFormat();
  const t = useTranslation();
  const counts = (meta as { counts?: Record<string, number> } | undefined)?.counts ?? {};
  return (
    <Tabs
      value={(filterValues[filter] as string | undefined) ?? ''}
      onChange={(_, value: string) => setFilters({ ...filterValues, [filter]: value || undefined })}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('common.state')}
      sx={{ maxWidth: '100%' }}
    >
      {choices.map(({ value, label }) => (
        <Tab
          key={value}
          value={value}
          label={counts[value] === undefined ? label : `${label} ${counted(counts[value])}`}
        />
      ))}
    </Tabs>
  );
};
