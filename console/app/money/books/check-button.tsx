import { runBooksCheck } from '@tradewind/contract/money/desk/books';
import { BookCheck } from 'lucide-react';
import { useMay } from '../../api/use-desk.ts';
import { useWords } from '../../i18n/words.ts';
import { VerbButton } from '../../look/verb-button.tsx';

export const CheckButton = ({ kind = 'plain' }: { kind?: 'main' | 'plain' }) => {
  const word = useWords();
  const may = useMay();
  if (!may(runBooksCheck)) return null;
  return (
    <VerbButton
      endpoint={runBooksCheck}
      label={word('books.run')}
      kind={kind}
      icon={<BookCheck size={18} />}
      input={() => ({})}
      done={word('books.ran')}
    >
      {word('books.run_text')}
    </VerbButton>
  );
};
