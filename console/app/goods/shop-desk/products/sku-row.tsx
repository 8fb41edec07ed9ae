import { Box, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { DraftSku, ProductDraft } from './draft.ts';
import { skuFields, typedInto } from './sku-fields.ts';

interface SkuRowProps {
  sku: DraftSku;
  /** The texts of its choice. */
  name: string;
  pictures: ProductDraft['pictures'];
  isInvalid: (field: string) => boolean;
  onChange: (sku: DraftSku) => void;
  /** Null: it is the only one. */
  onRemove: (() => void) | null;
}

/** One SKU. A product may have two hundred, so its inputs are plain ones. */
export const SkuRow = ({ sku, name, pictures, isInvalid, onChange, onRemove }: SkuRowProps) => {
  const t = useTranslation();
  return (
    <tr>
      <SkuCell label="">{name}</SkuCell>
      {skuFields.map((field) => (
        <SkuCell key={field.name} label={t(`products.sku.${field.name}`)}>
          <SkuInput
            aria-label={[t(`products.sku.${field.name}`), name].filter(Boolean).join(', ')}
            aria-invalid={isInvalid(field.name)}
            inputMode={field.mode}
            style={{ width: field.width }}
            maxLength={field.name === 'code' ? 60 : 14}
            value={sku[field.name]}
            onChange={({ target }) => onChange({ ...sku, [field.name]: typedInto(field, target.value) })}
          />
        </SkuCell>
      ))}
      <SkuCell label={t('products.sku.image')}>
        <PictureChoice
          label={[t('products.sku.image'), name].filter(Boolean).join(', ')}
          pictures={pictures}
          image={sku.image}
          onChange={(image) => onChange({ ...sku, image })}
        />
      </SkuCell>
      <td>
        {onRemove && (
          <IconButton size="small" aria-label={t('products.remove_sku', { name })} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        )}
      </td>
    </tr>
  );
};

interface PictureChoiceProps {
  label: string;
  pictures: ProductDraft['pictures'];
  /** Empty: that of the product. */
  image: string;
  onChange: (image: string) => void;
}

const PictureChoice = memo(({ label, pictures, image, onChange }: PictureChoiceProps) => {
  const t = useTranslation();
  const known = pictures.some((picture) => picture.image === image);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      {image && (
        <Box component="img" src={image} alt="" sx={{ width: 28, height: 28, borderRadius: 0.6, objectFit: 'cover' }} />
      )}
      <SkuInput as="select" aria-label={label} value={image} onChange={({ target }) => onChange(target.value)}>
        <option value="">{'–'}</option>
        {!known && image && <option value={image}>{t('products.own_picture')}</option>}
        {pictures.map((picture, at) => (
          <option key={picture.image} value={picture.image}>
            {t('products.picture', { number: at + 1 })}
          </option>
        ))}
      </SkuInput>
    </Box>
  );
});

/** A cell with its label, which small screens show. */
export const SkuCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td data-label={label}>{children}</td>
);

export const SkuInput = styled('input')(({ theme }) => ({
  height: 36,
  padding: '0 8px',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.tones.lineStrong}`,
  borderRadius: 8,
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main, borderWidth: 2 },
}));
