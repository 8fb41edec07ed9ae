import { PieChart } from '@mui/x-charts/PieChart';
import { useTheme } from '@mui/material/styles';
import { useFormat } from '../../design/format.ts';

/** Parts of a whole as a ring. */
export default function PartsChart({ parts }: { parts: { label: string; amount: string; color: string }[] }) {
  const { money } = useFormat();
  const { palette } = useTheme();
  return (
    <PieChart
      height={180}
      width={180}
      hideLegend
      margin={4}
      series={[
        {
          innerRadius: 56,
          paddingAngle: 2,
          cornerRadius: 4,
          data: parts.map(({ label, amount, color }) => ({
            id: label,
            label,
            value: Math.max(0, Number(amount)),
            color,
          })),
          valueFormatter: ({ value }) => money(String(value)),
        },
      ]}
      sx={{ '& path': { stroke: palette.background.paper } }}
    />
  );
}
