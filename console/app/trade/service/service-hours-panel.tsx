import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { locales } from '@tradewind/contract/base/locales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { ApiRefusal } from '@tradewind/client/errors';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { call } from '../../api/call.ts';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { Facts } from '../../design/fields.tsx';
import { useFormat } from '../../design/format.ts';
import { Panel } from '../../design/panel.tsx';
import { nameOf } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ServiceSide } from './service-side.ts';

type Desk = OutputOf<ServiceSide['desk']>;
const workday = { from: '09:00', until: '18:00' };

/** The figures of a desk, when it answers, and what it says outside its hours. */
export const ServiceHoursPanel = ({ side }: { side: ServiceSide }) => {
  const t = useTranslation();
  const { number } = useFormat();
  const { data } = useEndpointQuery(side.desk, {});
  if (!data) return null;
  const { first_answer_minutes: first, rating, ratings, waiting } = data;
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <Panel title={t('service.figures')}>
        <Facts
          facts={[
            [t('service.queues.waiting'), number(waiting)],
            [t('service.first_answer'), first === null ? '–' : t('service.minutes', { count: number(first) })],
            [t('service.rating'), rating === null ? '–' : `${number(rating)} (${number(ratings)})`],
          ]}
        />
      </Panel>
      <Form side={side} desk={data} />
    </Stack>
  );
};

const Form = ({ side, desk }: { side: ServiceSide; desk: Desk }) => {
  const t = useTranslation();
  const translate = useTranslate();
  const notify = useNotify();
  const leave = useLogoutIfAccessDenied();
  const queries = useQueryClient();
  const { locale } = useFormat();
  const [hours, setHours] = useState(desk.hours);
  const save = useMutation({
    mutationFn: () => call(side.setHours, hours),
    onSuccess: async ({ hours: saved }) => {
      setHours(saved);
      notify(t('service.hours_saved'), { type: 'success', messageArgs: { _: t('service.hours_saved') } });
      await queries.invalidateQueries({ queryKey: [side.desk.name] });
    },
    onError: leave,
  });
  const refused = save.error instanceof ApiRefusal ? save.error.fields : [];
  const isInvalid = (field: string) => refused.some((one) => one.startsWith(field));
  const { days, absences } = hours;
  const weekday = (index: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, 1 + index)),
    );
  const setDay = (index: number, day: { from: string; until: string } | null) =>
    setHours({ ...hours, days: days?.map((one, at) => (at === index ? day : one)) ?? null });
  return (
    <Panel title={t('service.tabs.hours')}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
        sx={{ gap: 2 }}
      >
        <FormControlLabel
          control={
            <Checkbox
              checked={days === null}
              onChange={(_, always) =>
                setHours({
                  ...hours,
                  days: always ? null : [workday, workday, workday, workday, workday, null, null],
                })
              }
            />
          }
          label={t('service.always')}
        />
        {days?.map((day, index) => (
          <Stack key={index} direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <FormControlLabel
              control={<Checkbox checked={day !== null} onChange={(_, open) => setDay(index, open ? workday : null)} />}
              label={weekday(index)}
              sx={{ minWidth: 150 }}
            />
            {day &&
              (['from', 'until'] as const).map((end) => (
                <TextField
                  key={end}
                  type="time"
                  size="small"
                  label={t(`service.${end}`)}
                  value={day[end]}
                  error={isInvalid('days')}
                  onChange={({ target }) => setDay(index, { ...day, [end]: target.value })}
                  slotProps={{ inputLabel: { shrink: true } }}
                />
              ))}
          </Stack>
        ))}
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <TextField
            label={t('service.time_zone')}
            value={hours.time_zone}
            error={isInvalid('time_zone')}
            onChange={({ target }) => setHours({ ...hours, time_zone: target.value })}
            sx={{ flex: '1 1 220px' }}
          />
          <TextField
            type="number"
            label={t('service.answer_minutes')}
            value={hours.answer_minutes}
            error={isInvalid('answer_minutes')}
            onChange={({ target }) => setHours({ ...hours, answer_minutes: Number(target.value) })}
            sx={{ flex: '1 1 220px' }}
          />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {t('service.absence_help')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {locales.map((language) => (
            <TextField
              key={language}
              multiline
              minRows={2}
              label={`${t('service.absence')} · ${nameOf(language)}`}
              lang={language}
              value={absences[language]}
              error={isInvalid(`absences.${language}`)}
              onChange={({ target }) => setHours({ ...hours, absences: { ...absences, [language]: target.value } })}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          ))}
        </Box>
        {save.error && <Alert severity="error">{translate(save.error.message, { _: save.error.message })}</Alert>}
        <Button type="submit" variant="contained" loading={save.isPending} sx={{ alignSelf: 'flex-start' }}>
          {t('service.hours_save')}
        </Button>
      </Stack>
    </Panel>
  );
};
