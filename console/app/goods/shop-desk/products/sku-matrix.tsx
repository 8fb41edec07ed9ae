import { Box, Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { productLimits } from '@tradewind/contract/goods/product-form';
import { pickText } from '@tradewind/contract/base/locales';
import { Plus } from 'lucide-react';
import { Panel } from '../../../design/panel.tsx';
import { useFormat } from '../../../design/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { EditorProps } from './editor-props.ts';
import { addMissing, missingChoices } from './options.ts';
import { skuFields, typedInto, withEvery } from './sku-fields.ts';
import { SkuCell, SkuInput, SkuRow } from './sku-row.tsx';

/** One row for each combination that is sold. */
export const SkuMatrix = (props: EditorProps) => {
  const t = useTranslation();
  const { number } = useFormat();
  const { draft, change, locale } = props;
  const { options, skus, pictures } = draft;
  const missing = missingChoices(draft).length;
  const nameOf = (choice: string[]) =>
    choice
      .map((code, at) => pickText(options[at]?.values.find((value) => value.code === code)?.texts ?? {}, locale) || '–')
      .join(' / ');
  return (
    <Panel
      flush
      title={t('products.skus')}
      actions={
        missing > 0 &&
        skus.length < productLimits.skus && (
          <Button startIcon={<Plus size={16} />} onClick={() => change(addMissing(draft))}>
            {t('products.add_missing', { count: number(missing) })}
          </Button>
        )
      }
    >
      <Box sx={{ overflowX: 'auto' }}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('products.choice')}</th>
              {skuFields.map(({ name }) => (
                <th key={name} scope="col">
                  {t(`products.sku.${name}`)}
                </th>
              ))}
              <th scope="col">{t('products.sku.image')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {skus.length > 1 && (
              <tr className="all">
                <SkuCell label="">{t('products.set_all')}</SkuCell>
                {skuFields.map((field) => (
                  <SkuCell key={field.name} label={field.common ? t(`products.sku.${field.name}`) : ''}>
                    {field.common && (
                      <SkuInput
                        aria-label={`${t('products.set_all')}: ${t(`products.sku.${field.name}`)}`}
                        inputMode={field.mode}
                        style={{ width: field.width }}
                        value={common(skus.map((sku) => sku[field.name]))}
                        onChange={({ target }) =>
                          change({ skus: withEvery(skus, field, typedInto(field, target.value)) })
                        }
                      />
                    )}
                  </SkuCell>
                ))}
                <td />
                <td />
              </tr>
            )}
            {skus.map((sku, at) => (
              <SkuRow
                key={sku.choice.join('|')}
                sku={sku}
                name={nameOf(sku.choice)}
                pictures={pictures}
                isInvalid={(field) => props.isInvalid(`skus[${at}].${field}`)}
                onChange={(changed) => change({ skus: skus.with(at, changed) })}
                onRemove={skus.length > 1 ? () => change({ skus: skus.toSpliced(at, 1) }) : null}
              />
            ))}
          </tbody>
        </Table>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2.5, py: 1.5, m: 0 }}>
        {t('products.sku_help')}
      </Typography>
    </Panel>
  );
};

/** The value that all have; empty when they differ. */
const common = (values: readonly string[]): string => (new Set(values).size === 1 ? values[0]! : '');

/** On small screens each row is a block, and each cell has its label. */
const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 13,
  '& th': { textAlign: 'left', fontWeight: 500, fontSize: 12, whiteSpace: 'nowrap', color: theme.palette.tones.ink3 },
  '& th, & td': { padding: '6px 4px' },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 20, minWidth: 110 },
  '& select': { width: 72 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& tr.all': { backgroundColor: theme.palette.tones.sunken },
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: '12px 16px', gap: 8 },
    '& td, & td:first-of-type': { display: 'block', padding: 0 },
    '& td:first-of-type': { gridColumn: '1 / -1', fontWeight: 600 },
    '& td:empty': { display: 'none' },
    '& td[data-label]:not([data-label=""])::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: 12,
      color: theme.palette.tones.ink3,
      marginBottom: 2,
    },
    '& td input, & td select': { width: '100% !important' },
  },
}));
