import { Alert, Box, Button, GlobalStyles, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { InputOf } from '@tradewind/contract/base/endpoint';
import type { pickList } from '@tradewind/contract/trade/shop-desk/fulfilment';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';

export type Paper = 'a4' | 'label';

/** The size and the margins of a sheet, as printers get them. */
const pages: Readonly<Record<Paper, string>> = { a4: 'A4', label: '4in 6in' };

/** What is passed on from the address of the page. */
export type PrintQuery = InputOf<typeof pickList>;

interface PrintFrameProps {
  title: string;
  /** The papers to choose from, the first one to begin with. */
  papers: readonly Paper[];
  leftOut: readonly string[];
  more: boolean;
  error: string | undefined;
  children: (paper: Paper) => ReactNode;
}

/** What surrounds the sheets on the screen and is not printed: what is left out, the paper, the button. */
export const PrintFrame = ({ title, papers, leftOut, more, error, children }: PrintFrameProps) => {
  const t = useTranslation();
  const [paper, setPaper] = useState<Paper>(papers[0] ?? 'a4');
  return (
    <Box
      component="main"
      sx={{
        colorScheme: 'light',
        minHeight: '100dvh',
        backgroundColor: '#fff',
        color: '#152328',
        '& .sheet .MuiTypography-root, & .MuiTableCell-root': { color: '#152328' },
      }}
    >
      <GlobalStyles
        styles={{ '@page': { size: pages[paper], margin: paper === 'label' ? '4mm' : '12mm' }, body: { margin: 0 } }}
      />
      <Stack
        direction="row"
        sx={{
          p: { xs: 2, sm: 3 },
          gap: 2,
          alignItems: 'center',
          flexWrap: 'wrap',
          borderBottom: '1px solid #d8d5cf',
          '@media print': { display: 'none' },
        }}
      >
        <Typography variant="h5" component="h1" sx={{ color: '#152328', mr: 'auto' }}>
          {title}
        </Typography>
        <Button component={Link} to="/shop_orders" startIcon={<ArrowLeft size={18} />} sx={{ color: '#0b6171' }}>
          {t('fulfilment.print.back')}
        </Button>
        {papers.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={paper}
            aria-label={t('fulfilment.print.paper')}
            onChange={(_, chosen: Paper | null) => chosen && setPaper(chosen)}
            sx={{
              '& .MuiToggleButton-root': { color: '#152328', borderColor: '#8a9296' },
              '& .MuiToggleButton-root.Mui-selected': { color: '#0b6171', backgroundColor: '#e6f1f3' },
            }}
          >
            {papers.map((value) => (
              <ToggleButton key={value} value={value}>
                {t(`fulfilment.print.${value}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Button
          variant="contained"
          startIcon={<Printer size={18} />}
          onClick={() => window.print()}
          sx={{ backgroundColor: '#0b6171', color: '#fff' }}
        >
          {t('fulfilment.print.print')}
        </Button>
        {(leftOut.length > 0 || more || error) && (
          <Stack sx={{ flexBasis: '100%', gap: 1 }}>
            {error && <Alert severity="error">{error}</Alert>}
            {more && <Alert severity="info">{t('fulfilment.print.more')}</Alert>}
            {leftOut.length > 0 && (
              <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
                {t('fulfilment.print.left_out', { orders: leftOut.join(', ') })}
              </Alert>
            )}
          </Stack>
        )}
      </Stack>
      {children(paper)}
    </Box>
  );
};
