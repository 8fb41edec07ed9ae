import { Autocomplete, Avatar, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { MessageCard } from '@tradewind/contract/operations/service';
import { useState } from 'react';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useFormat } from '../../design/format.ts';
import { useDebounced } from '../../design/use-debounced.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ServiceSide } from './service-side.ts';

interface AttachCardProps {
  side: ServiceSide;
  /** The conversation. */
  id: string;
  card: MessageCard | null;
  onCard: (card: MessageCard | null) => void;
}

/** Finds an order or refund of the shopper by its number, or a product by its words, for the message. */
export const AttachCard = ({ side, id, card, onCard }: AttachCardProps) => {
  const t = useTranslation();
  const { money } = useFormat();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const q = useDebounced(typed.trim());
  const { data, isFetching } = useEndpointQuery(
    side.attachable,
    { id, q },
    { placeholderData: keepPreviousData, enabled: open },
  );
  const nameOf = ({ kind, number, title }: MessageCard) => (kind === 'product' ? title : number);
  return (
    <Autocomplete
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={data?.list ?? []}
      value={card}
      onChange={(_, chosen) => onCard(chosen)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      // The server decides what matches.
      filterOptions={(found) => found}
      groupBy={({ kind }) => t(`service.cards.${kind}`)}
      loading={isFetching}
      loadingText={t('common.searching')}
      noOptionsText={t('service.attach_none')}
      clearText={t('common.clear')}
      openText={t('common.show_choices')}
      closeText={t('common.close')}
      getOptionKey={({ id: key }) => key}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, one) => (
        <Box component="li" key={key} {...props}>
          <Avatar variant="rounded" src={one.image} alt="" sx={{ width: 36, height: 36, mr: 1.25 }}>
            {' '}
          </Avatar>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {nameOf(one)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[one.kind === 'product' ? '' : one.title, money(one.amount), one.status].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={t('service.attach')} />}
      sx={{ flex: '1 1 220px', maxWidth: 420 }}
    />
  );
};
