import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@tradewind/contract/goods/catalog';
import { ChevronRight, MessageCircleQuestion } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { Link } from '../../shell/router/link.tsx';
import { useNavigate } from '../../shell/router/visit.ts';
import { QuestionPart } from '../../trade/questions/question-part.tsx';
import { askPath, firstQuestionsQuery, questionsPath } from '../../trade/questions/questions-data.ts';

/** Answers that are shown of each question. */
const answersHere = 2;

/** The newest answered questions about a product, with the ways to all of them and to ask. */
export function QuestionsPart({ product: { product_id: productId } }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn(askPath(productId));
  const { data } = useQuery(firstQuestionsQuery(productId));
  const { list = [], total = 0 } = data ?? {};
  return (
    <Card as="section" padded id="questions" aria-labelledby="questions-heading" className="scroll-mt-(--jump)">
      <div className="flex items-center justify-between gap-3">
        <h2 id="questions-heading" className="flex items-baseline gap-2 text-title font-bold">
          {t('title.questions')}
          {total > 0 && <span className="tnum text-body font-normal text-ink-2">{number(total)}</span>}
        </h2>
        {total > 0 && (
          <Link
            to={questionsPath(productId)}
            className="press -my-2 flex min-h-11 shrink-0 items-center gap-0.5 text-note text-sea"
          >
            {t('questions.seeAll')}
            <ChevronRight aria-hidden size={16} strokeWidth={2} />
          </Link>
        )}
      </div>
      {data && list.length === 0 && (
        <p className="mt-1.5 text-body text-ink-2">
          {total > 0 ? t('questions.open', { count: total }) : t('questions.none')}
        </p>
      )}
      {list.length > 0 && (
        <ul>
          {list.map((question) => (
            <li key={question.question_id} className="border-b border-line py-3.5 last:border-transparent">
              <QuestionPart question={question} most={answersHere} />
            </li>
          ))}
        </ul>
      )}
      <Button
        icon={MessageCircleQuestion}
        kind="outline"
        size="sm"
        className="mt-2"
        onClick={() => requireSignIn() && void navigate(askPath(productId))}
      >
        {t('questions.ask')}
      </Button>
    </Card>
  );
}
