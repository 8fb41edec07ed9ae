import type { CartProblem, CartRow } from '@tradewind/contract/trade/cart';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../design/button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface CartProblemProps {
  line: CartRow;
  problem: CartProblem;
  onQuantity: (quantity: number) => void;
}

/** Why a line can't be bought, and the way out: fewer pieces, or something like it. */
export function CartProblemPart({ line, problem, onQuantity }: CartProblemProps) {
  const { t } = useTranslation();
  const words = {
    gone: t('cart.gone'),
    sold_out: t('cart.soldOut'),
    short: t('cart.short', { left: line.stock, wanted: line.cart_num }),
  };
  const look = { kind: 'ghost', size: 'sm', className: '-ml-4 self-start' } as const;
  return (
    <>
      <p className="text-note text-bad">{words[problem]}</p>
      {problem === 'short' ? (
        <Button {...look} onClick={() => onQuantity(line.stock)}>
          {t('cart.take', { left: line.stock })}
        </Button>
      ) : (
        <Link to={`/search?q=${encodeURIComponent(line.goods.title)}`} className={buttonClass(look)}>
          {t('cart.findSimilar')}
        </Link>
      )}
    </>
  );
}
