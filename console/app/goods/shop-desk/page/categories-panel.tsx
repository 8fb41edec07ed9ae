import { Button, IconButton, Link as MuiLink, Stack, TextField, Typography } from '@mui/material';
import { shopPageLimits } from '@tradewind/contract/goods/shop-page-form';
import { Plus, Trash2 } from 'lucide-react';
import { pickText } from '@tradewind/contract/base/locales';
import { Link } from 'react-router';
import { Panel } from '../../../design/panel.tsx';
import { SortableList } from '../../../design/sortable-list.tsx';
import { noTexts } from '../../../i18n/texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { moved } from '../products/options.ts';
import type { PageEditorProps } from './page-editor-props.ts';

/** The shop's own categories in the language that is edited, in their order. */
export const CategoriesPanel = ({ editor: { base, draft, change, isInvalid }, locale, reference }: PageEditorProps) => {
  const t = useTranslation();
  const { categories } = draft;
  const isSaved = (id: string) => base.content.categories.some((one) => one.id === id);
  return (
    <Panel
      title={t('page.categories')}
      actions={
        <Button
          startIcon={<Plus size={16} />}
          disabled={categories.length >= shopPageLimits.categories}
          onClick={() => change({ categories: [...categories, { id: crypto.randomUUID(), names: noTexts() }] })}
        >
          {t('page.add_category')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t('page.categories_help')}
        </Typography>
        <SortableList
          items={categories}
          idOf={({ id }) => id}
          nameOf={({ names }, at) => pickText(names, locale) || t('page.category', { number: at + 1 })}
          onMove={(from, to) => change({ categories: moved(categories, from, to) })}
        >
          {({ id, names }, at, handle) => (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              {handle}
              <TextField
                size="small"
                lang={locale}
                label={t('page.category', { number: at + 1 })}
                placeholder={names[reference]}
                value={names[locale]}
                error={isInvalid(`categories[${at}].names`)}
                onChange={({ target }) =>
                  change({ categories: categories.with(at, { id, names: { ...names, [locale]: target.value } }) })
                }
                slotProps={{ htmlInput: { maxLength: 40 } }}
                sx={{ flex: 1, minWidth: 0 }}
              />
              {isSaved(id) && (
                <MuiLink
                  component={Link}
                  to={`/shop_products?filter=${encodeURIComponent(JSON.stringify({ shop_category: id }))}`}
                  variant="body2"
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {t('page.in_category', { smart_count: base.category_counts[id] ?? 0 })}
                </MuiLink>
              )}
              <IconButton
                size="small"
                aria-label={t('page.remove_category', { name: pickText(names, locale) })}
                onClick={() => change({ categories: categories.toSpliced(at, 1) })}
              >
                <Trash2 size={18} />
              </IconButton>
            </Stack>
          )}
        </SortableList>
      </Stack>
    </Panel>
  );
};
