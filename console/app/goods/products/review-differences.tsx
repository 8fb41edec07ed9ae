import { Avatar, Stack, Typography } from '@mui/material';
import { showDeskProduct, type DeskProduct } from '@tradewind/contract/goods/desk/products';
import { useEndpointQuery } from '../../api/use-endpoint-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChangeRow } from '../shop-desk/imports/change-row.tsx';

/** What a product says otherwise than the version that was on sale last. */
export const ReviewDifferences = ({ product: { id, revision } }: { product: DeskProduct }) => {
  const t = useTranslation();
  const { data } = useEndpointQuery(showDeskProduct, { id });
  if (!data) return null;
  const { approved_revision: approved, differences, new_pictures: added, gone_pictures: gone } = data;
  if (approved === null || approved === revision)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(approved === null ? 'products.desk.never_approved' : 'products.desk.as_approved')}
      </Typography>
    );
  // Pictures that came or went are shown themselves; only a new order or new words of the same ones need a line.
  const moved = added.length + gone.length > 0;
  const texts = differences.filter(({ field }) => field !== 'pictures' || !moved);
  return (
    <Stack component="section" sx={{ gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('products.desk.differences', { version: approved })}
      </Typography>
      {differences.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('products.desk.as_approved')}
        </Typography>
      )}
      {texts.map((change) => (
        <ChangeRow key={`${change.field} ${change.of}`} change={change} />
      ))}
      <Pictures label={t('products.desk.new_pictures')} paths={added} />
      <Pictures label={t('products.desk.gone_pictures')} paths={gone} />
    </Stack>
  );
};

const Pictures = ({ label, paths }: { label: string; paths: readonly string[] }) =>
  paths.length === 0 ? null : (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="caption" color="textSecondary" sx={{ minWidth: { md: 220 } }}>
        {label}
      </Typography>
      {paths.map((path) => (
        <Avatar key={path} variant="rounded" src={path} alt="" sx={{ width: 72, height: 72 }} />
      ))}
    </Stack>
  );
