import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { deskFigures, type FigureName } from '@tradewind/contract/operations/desk/reports';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { canOpen, type ResourceName } from '../../api/resources.ts';
import { readSession, rolesOf } from '../../api/session.ts';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useFormat } from '../../design/format.ts';
import { Kpi } from '../../design/kpi.tsx';
import { isTerm } from '../../design/term.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const lengths = [1, 7, 30] as const;

/** The rows behind a figure: the first screen of these that the roles allow. */
const rowsBehind: Record<FigureName, (from: string, to: string) => [ResourceName, string][]> = {
  orders: (from, to) => [
    ['orders', filterOf({ from })],
    ['reports', `?report=sales&from=${from}&to=${to}`],
  ],
  gmv: (from, to) => [['reports', `?report=sales&from=${from}&to=${to}`]],
  refunded: (from, to) => [['reports', `?report=sales&from=${from}&to=${to}`]],
  take: (from, to) => [['reports', `?report=take&from=${from}&to=${to}`]],
  active_shoppers: (from) => [
    ['orders', filterOf({ from })],
    ['users', ''],
  ],
  new_shoppers: () => [['users', '']],
  visits: (from, to) => [['reports', `?report=funnel&from=${from}&to=${to}`]],
  missed: (from, to) => [['reports', `?report=searches&from=${from}&to=${to}`]],
};

const filterOf = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The figures of the last days, each against as many days before it and with a way to its rows. */
export const FiguresPanel = () => {
  const t = useTranslation();
  const { money, number } = useFormat();
  const { permissions } = usePermissions();
  const [days, setDays] = useState<(typeof lengths)[number]>(7);
  const { data } = useEndpointQuery(deskFigures, { days }, { refreshMs: 60_000, placeholderData: keepPreviousData });
  const roles = permissions ?? rolesOf(readSession());
  const shown = (kind: 'count' | 'money', value: string) => (kind === 'money' ? money(value) : number(Number(value)));
  const linkOf = (name: FigureName) => {
    const rows = rowsBehind[name](data!.from, data!.to).find(([resource]) => canOpen(resource, roles));
    return rows && `/${rows[0]}${rows[1]}`;
  };
  return (
    <Stack component="section" sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h6" component="h2">
          {t('figures.title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          onChange={(_, chosen: (typeof lengths)[number] | null) => chosen && setDays(chosen)}
          aria-label={t('figures.period')}
        >
          {lengths.map((length) => (
            <ToggleButton key={length} value={length}>
              {t(`figures.last_${length}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          minHeight: 118,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(170px, 1fr))' },
        }}
      >
        {data?.figures.map(({ name, kind, now, before }) => (
          <Kpi
            key={name}
            label={t(`figures.${name}`)}
            figure={shown(kind, now)}
            note={t('figures.before', { figure: shown(kind, before) })}
            {...(isTerm(name) && { term: name })}
            to={linkOf(name)}
          />
        ))}
      </Box>
    </Stack>
  );
};
