import { Box } from '@mui/material';

/** What a log entry holds, as it is stored, under a heading. */
export const RawDetails = ({ heading, details }: { heading: string; details: unknown }) => (
  <Box component="pre" sx={{ m: 0, p: 2, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {`${heading}\n${JSON.stringify(details, null, 2)}`}
  </Box>
);
