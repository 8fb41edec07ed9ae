import { Typography } from '@mui/material';
import type { ChangeRow } from '@tradewind/contract/platform/desk/changes';
import { useFieldLabel, useFieldValue } from './field-words.ts';

/** The fields of a change, each with its value before and after. */
export const ChangedFields = ({ change }: { change: Pick<ChangeRow, 'kind' | 'name' | 'fields'> }) => {
  const label = useFieldLabel();
  const show = useFieldValue(change);
  return (
    <>
      {change.fields.map(({ field, before, after }) => (
        <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {change.kind !== 'setting' && `${label(field)}: `}
          {before !== null && `${show(field, before)} → `}
          {show(field, after)}
        </Typography>
      ))}
    </>
  );
};
