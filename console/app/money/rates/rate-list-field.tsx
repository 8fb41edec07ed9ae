import { Button, Stack, TextField } from '@mui/material';
import { maxRateListLength } from '@tradewind/contract/money/desk/rates';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../design/format.ts';
import type { CustomField } from '../../design/action-fields.tsx';
import { readRateList, type Unreadable } from './read-rate-list.ts';

/** A list of rates, typed or from a file, whose text can be checked before it is loaded. */
export const RateListField = ({ label, value, onChange, required, autoFocus }: CustomField) => {
  const t = useTranslation();
  const { number } = useFormat();
  const picker = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<Unreadable | null>(null);

  const take = async (file: File) => {
    const read = await readRateList(file, maxRateListLength);
    setWrong('wrong' in read ? read.wrong : null);
    if ('text' in read) onChange(read.text);
  };

  return (
    <Stack sx={{ gap: 1.75, alignItems: 'flex-start' }}>
      <Button variant="outlined" startIcon={<FileUp size={18} />} onClick={() => picker.current?.click()}>
        {t('rates.file')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,.tsv,.xml,text/csv,text/plain,text/xml,application/xml"
        hidden
        aria-label={t('rates.file')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        label={label}
        required={required}
        autoFocus={autoFocus}
        error={wrong !== null}
        helperText={wrong && t(`rates.${wrong}`, { most: number(maxRateListLength) })}
        value={value}
        onChange={(event) => {
          setWrong(null);
          onChange(event.target.value);
        }}
        slotProps={{
          htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: maxRateListLength },
          formHelperText: { role: 'alert' },
        }}
      />
    </Stack>
  );
};
