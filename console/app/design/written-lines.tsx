import { Box } from '@mui/material';

/** Lines as they are written one below the other, such as those of an address. */
export const WrittenLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Box key={index} component="span" sx={{ display: 'block' }}>
      {line}
    </Box>
  ));
