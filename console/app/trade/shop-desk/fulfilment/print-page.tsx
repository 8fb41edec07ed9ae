import { Authenticated } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { PickListSheet } from './pick-list-sheet.tsx';
import type { PrintQuery } from './print-frame.tsx';
import { SlipSheets } from './slip-sheets.tsx';

/** The pick list or the packing slips of many orders, for printing: dark on white in both themes. */
export const PrintPage = () => {
  const { what = '' } = useParams();
  const [search] = useSearchParams();
  const query = Object.fromEntries(search) as PrintQuery;
  return (
    <Authenticated>
      {what === 'pick_list' ? <PickListSheet query={query} /> : <SlipSheets query={query} />}
    </Authenticated>
  );
};
