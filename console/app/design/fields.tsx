import { Box, Link as MuiLink, Stack, Tooltip, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useFormat } from './format.ts';

const emptyValue = '–';

export const Amount = ({ value, strong = false }: { value: string | null | undefined; strong?: boolean }) => {
  const { money } = useFormat();
  return (
    <Typography
      component="span"
      variant="body2"
      noWrap
      sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: strong ? 600 : 400 }}
    >
      {value ? money(value) : emptyValue}
    </Typography>
  );
};

export const Moment = ({ value }: { value: string | null | undefined }) => {
  const { moment } = useFormat();
  return value ? (
    <Box component="time" dateTime={value} sx={{ whiteSpace: 'nowrap' }}>
      {moment(value)}
    </Box>
  ) : (
    <>{emptyValue}</>
  );
};

/** An address, hash or reference: its first and last characters, all of it in the tooltip. */
export const Code = ({ value, long = false }: { value: string; long?: boolean }) => {
  if (!value) return <>{emptyValue}</>;
  const short = value.length > 22 && !long ? `${value.slice(0, 10)}…${value.slice(-8)}` : value;
  return (
    <Tooltip title={short === value ? '' : value}>
      <Typography
        component="span"
        variant="body2"
        sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 12, wordBreak: 'break-all' }}
      >
        {short}
      </Typography>
    </Tooltip>
  );
};

export const ShopperLink = ({ id, name }: { id: string; name: string }) => (
  <MuiLink
    component={Link}
    to={`/users/${id}/show`}
    variant="body2"
    underline="hover"
    sx={{ fontWeight: 600 }}
    onClick={(event) => event.stopPropagation()}
  >
    {name}
  </MuiLink>
);

/** A list of labels and values. */
export const Facts = ({ facts }: { facts: (readonly [label: string, value: React.ReactNode] | false)[] }) => (
  <Stack component="dl" sx={{ m: 0, gap: 1 }}>
    {facts
      .filter((fact) => fact !== false)
      .map(([label, value], index) => (
        <Stack key={index} direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography component="dt" variant="body2" color="textSecondary" sx={{ flexShrink: 0, maxWidth: '45%' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, textAlign: 'end', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Stack>
      ))}
  </Stack>
);

/** When something was asked for, and by whom. */
export const Asked = ({ of: { asked_at: at, asked_by: by } }: { of: { asked_at: string; asked_by: string } }) => (
  <>
    <Moment value={at} /> · {by}
  </>
);

/** What somebody should look at in a list: its name, the facts in words, and a remark. */
export const Finding = ({ title, text, remark }: { title: string; text: string; remark?: string | false }) => (
  <Stack sx={{ minWidth: { xs: 120, md: 260 } }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
    {remark && (
      <Typography variant="caption" color="textSecondary">
        {remark}
      </Typography>
    )}
  </Stack>
);
