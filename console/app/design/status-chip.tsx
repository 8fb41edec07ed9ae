import { Chip } from '@mui/material';
import { useTheme } from '@mui/material/styles';

export type Tone = 'sea' | 'ok' | 'warn' | 'bad' | 'info' | 'quiet';

/** A label on a background in the colour of its meaning; the label alone carries the meaning. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: string }) => {
  const { palette } = useTheme();
  const { tones } = palette;
  const looks: Record<Tone, { backgroundColor: string; color: string }> = {
    sea: { backgroundColor: tones.seaTint, color: tones.sea },
    ok: { backgroundColor: tones.okTint, color: palette.success.main },
    warn: { backgroundColor: tones.warnTint, color: palette.warning.main },
    bad: { backgroundColor: tones.badTint, color: palette.error.main },
    info: { backgroundColor: tones.infoTint, color: palette.info.main },
    quiet: { backgroundColor: tones.sunken, color: palette.text.secondary },
  };
  return <Chip size="small" label={label} sx={looks[tone]} />;
};
