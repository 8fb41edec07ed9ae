import { Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { deskViews, removeDeskView, saveDeskView, type DeskView } from '@tradewind/contract/operations/desk/find';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { ColumnsButton, useListContext, useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { useCanCall, useEndpointQuery } from '../api/use-endpoint-query.ts';
import { ActionButton } from './action-button.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** What every list has: the choice of its columns, and for operators the filters that they keep. */
export const ListTools = () => {
  const canCall = useCanCall();
  return (
    <>
      {canCall(deskViews) && <SavedFilters />}
      <ColumnsButton />
    </>
  );
};

const SavedFilters = () => {
  const t = useTranslation();
  const { resource = '', filterValues, sort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const views = useEndpointQuery(deskViews, { list: resource }).data?.list ?? [];
  const filter = Object.fromEntries(
    Object.entries(filterValues as Record<string, unknown>).filter((entry): entry is [string, Plain] =>
      isPlain(entry[1]),
    ),
  );
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<Bookmark size={18} />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('views.open')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {views.length === 0 && <MenuItem disabled>{t('views.none')}</MenuItem>}
        {views.map((view) => (
          <SavedFilter key={view.id} view={view} onChosen={close} />
        ))}
      </Menu>
      {Object.keys(filter).length > 0 && (
        <ActionButton
          endpoint={saveDeskView}
          label={t('views.save')}
          size="small"
          fields={[{ name: 'name', label: t('views.name') }]}
          input={({ name = '' }) => ({
            list: resource,
            name,
            view: { filter, sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` },
          })}
          done={t('views.saved')}
        >
          {t('views.save_text')}
        </ActionButton>
      )}
    </>
  );
};

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

const SavedFilter = ({ view, onChosen }: { view: DeskView; onChosen: () => void }) => {
  const t = useTranslation();
  const notify = useNotify();
  const queries = useQueryClient();
  const { setFilters, setSort } = useListContext();
  const show = () => {
    const { filter, sort = '' } = view.view;
    setFilters(filter);
    if (sort) setSort({ field: sort.replace('-', ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' });
    onChosen();
  };
  const remove = async () => {
    try {
      await call(removeDeskView, { id: view.id });
      await queries.invalidateQueries({ queryKey: [deskViews.name] });
      notify(t('views.removed'), { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <Box component="li" role="none" sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
      <MenuItem component="div" onClick={show} sx={{ flex: 1 }}>
        <Typography variant="body2" noWrap>
          {view.name}
        </Typography>
      </MenuItem>
      <IconButton
        role="menuitem"
        size="small"
        aria-label={t('views.remove', { name: view.name })}
        onClick={() => void remove()}
      >
        <X size={16} />
      </IconButton>
    </Box>
  );
};
