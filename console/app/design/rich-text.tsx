import { Box, FormLabel, IconButton, Stack, Tooltip } from '@mui/material';
import { Bold, Heading, Italic, List, ListOrdered, Underline, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { cleanHtml } from './clean-html.ts';

interface RichTextProps {
  label: string;
  /** Safe HTML. */
  value: string;
  onChange: (html: string) => void;
  lang: string;
}

const tools = [
  { name: 'heading', icon: Heading, command: 'formatBlock', value: 'h3' },
  { name: 'bold', icon: Bold, command: 'bold' },
  { name: 'italic', icon: Italic, command: 'italic' },
  { name: 'underline', icon: Underline, command: 'underline' },
  { name: 'list', icon: List, command: 'insertUnorderedList' },
  { name: 'numbers', icon: ListOrdered, command: 'insertOrderedList' },
] as const satisfies readonly { name: string; icon: LucideIcon; command: string; value?: string }[];

/** A text with headings, lists and emphasis. What is pasted loses its formats. */
export const RichText = ({ label, value, onChange, lang }: RichTextProps) => {
  const t = useTranslation();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  // While somebody types, the browser owns the content; another one replaces it only from outside.
  useEffect(() => {
    const element = field.current;
    if (element && cleanHtml(element.innerHTML) !== value) element.innerHTML = cleanHtml(value);
  }, [value]);
  const read = () => onChange(cleanHtml(field.current?.innerHTML ?? ''));
  const apply = (command: string, argument?: string) => {
    field.current?.focus();
    const isHeading = document.queryCommandValue('formatBlock') === argument;
    document.execCommand(command, false, isHeading ? 'p' : argument);
    read();
  };
  return (
    <Stack sx={{ gap: 0.5 }}>
      <FormLabel id={id} sx={{ fontSize: 12 }}>
        {label}
      </FormLabel>
      <Box sx={{ border: 1, borderColor: (theme) => theme.palette.tones.lineStrong, borderRadius: 1 }}>
        <Stack
          direction="row"
          role="toolbar"
          aria-label={t('editing.formats')}
          sx={{ p: 0.5, borderBottom: 1, borderColor: 'divider' }}
        >
          {tools.map(({ name, icon: Icon, command, ...tool }) => (
            <Tooltip key={name} title={t(`editing.format.${name}`)}>
              <IconButton
                size="small"
                aria-label={t(`editing.format.${name}`)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => apply(command, 'value' in tool ? tool.value : undefined)}
              >
                <Icon size={18} />
              </IconButton>
            </Tooltip>
          ))}
        </Stack>
        <Box
          ref={field}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          aria-multiline
          aria-labelledby={id}
          lang={lang}
          tabIndex={0}
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
          onInput={read}
          onPaste={(event) => {
            event.preventDefault();
            document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
          }}
          sx={{ ...proseLooks, px: 1.75, py: 1, minHeight: 160, maxHeight: 420, overflowY: 'auto', outlineOffset: -2 }}
        />
      </Box>
    </Stack>
  );
};

/** How such a text looks. */
export const proseLooks = {
  fontSize: 14,
  overflowWrap: 'anywhere',
  '& p': { my: 1 },
  '& h3': { fontSize: 16, mt: 2, mb: 1 },
  '& h4': { fontSize: 14, mt: 1.5, mb: 0.5 },
  '& ul, & ol': { pl: 3, my: 1 },
} as const;
