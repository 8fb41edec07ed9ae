import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { productLimits } from '@tradewind/contract/goods/product-form';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Panel } from '../../../design/panel.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { noTexts } from '../../../i18n/texts.ts';

import type { EditorProps } from './editor-props.ts';
import { moved } from './options.ts';

/** The facts of a product, such as its material, in the language that is edited. */
export const FactsPanel = ({ draft: { facts }, change, locale, reference }: EditorProps) => {
  const t = useTranslation();
  const write = (at: number, part: 'names' | 'values', text: string) => {
    const fact = facts[at]!;
    change({ facts: facts.with(at, { ...fact, [part]: { ...fact[part], [locale]: text } }) });
  };
  return (
    <Panel
      title={t('products.facts')}
      actions={
        <Button
          startIcon={<Plus size={16} />}
          disabled={facts.length >= productLimits.facts}
          onClick={() => change({ facts: [...facts, { names: noTexts(), values: noTexts() }] })}
        >
          {t('products.add_fact')}
        </Button>
      }
    >
      {facts.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('products.no_facts')}
        </Typography>
      )}
      <Stack sx={{ gap: 1.5 }}>
        {facts.map(({ names, values }, at) => (
          <Box
            key={at}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
            }}
          >
            <TextField
              size="small"
              label={t('products.fact_name')}
              placeholder={names[reference]}
              value={names[locale]}
              onChange={({ target }) => write(at, 'names', target.value)}
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
            <TextField
              size="small"
              label={t('products.fact_value')}
              placeholder={values[reference]}
              value={values[locale]}
              onChange={({ target }) => write(at, 'values', target.value)}
              slotProps={{ htmlInput: { maxLength: 300 } }}
              sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            />
            <Stack direction="row">
              <IconButton
                size="small"
                aria-label={t('products.move_up')}
                disabled={at === 0}
                onClick={() => change({ facts: moved(facts, at, at - 1) })}
              >
                <ArrowUp size={18} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('products.move_down')}
                disabled={at === facts.length - 1}
                onClick={() => change({ facts: moved(facts, at, at + 1) })}
              >
                <ArrowDown size={18} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('products.remove')}
                onClick={() => change({ facts: facts.toSpliced(at, 1) })}
              >
                <Trash2 size={18} />
              </IconButton>
            </Stack>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
};
