import { Box, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const DayChart = lazy(() => import('./day-chart.tsx'));

/** Read aloud, not seen. */
const forScreenReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** What a chart shows; each has one colour everywhere. */
export type Figure = 'visitors' | 'orders' | 'sales';

/** The figures of one day; `sales` is null for members who may not see money. */
export interface FiguresOfDay {
  day: string;
  visitors: number;
  orders: number;
  sales: string | null;
}

/** One figure by day, as a chart and, for screen readers, as a table. */
export const DayFigure = ({
  figure,
  days,
  height = 190,
}: {
  figure: Figure;
  days: readonly FiguresOfDay[];
  height?: number;
}) => {
  const t = useTranslation();
  const { palette } = useTheme();
  const { money, number } = useFormat();
  const label = t(`insights.${figure}`);
  const shown = (day: FiguresOfDay) => (figure === 'sales' ? money(day.sales ?? '0') : number(day[figure]));
  const color = { visitors: palette.info.main, orders: palette.secondary.main, sales: palette.success.main }[figure];
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, position: 'relative' }}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {t('insights.by_day', { figure: label })}
      </Typography>
      <Box aria-hidden sx={{ minHeight: height }}>
        <Suspense>
          <DayChart
            // Floats for drawing only.
            days={days.map((day) => ({ day: day.day, value: Number(day[figure] ?? 0) }))}
            label={label}
            color={color}
            format={(value) => (figure === 'sales' ? money(String(value)) : number(value))}
            height={height}
          />
        </Suspense>
      </Box>
      <Box sx={forScreenReaders}>
        <table>
          <caption>{t('insights.by_day', { figure: label })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('insights.analytics.day')}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{day.day}</th>
                <td>{shown(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
};
