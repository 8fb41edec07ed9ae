import { Button, FormHelperText, Stack } from '@mui/material';
import { maxStatementLength } from '@tradewind/contract/money/desk/statements';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CustomField } from '../../design/action-fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A statement's file. Its value is the name of the file, then its text from the next line on. */
export const StatementFileField = ({ label, value, onChange, autoFocus }: CustomField) => {
  const t = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);

  const take = async (file: File) => {
    const text = file.size > 4 * maxStatementLength ? null : await file.text();
    const fits = text !== null && text.length <= maxStatementLength;
    setTooLarge(!fits);
    onChange(fits ? `${file.name.replaceAll('\n', ' ').slice(-120)}\n${text}` : '');
  };

  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<FileUp size={18} />}
        autoFocus={autoFocus}
        onClick={() => picker.current?.click()}
      >
        {value ? value.split('\n', 1)[0] : t('statements.choose_file')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".xml,.csv,.txt,.tsv,application/xml,text/xml,text/csv,text/plain"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <FormHelperText error={tooLarge} role={tooLarge ? 'alert' : undefined}>
        {t(tooLarge ? 'statements.too_large' : 'statements.file_help')}
      </FormHelperText>
    </Stack>
  );
};
