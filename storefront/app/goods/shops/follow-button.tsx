import type { ShopCard } from '@tradewind/contract/goods/catalog';
import { Check, Plus } from 'lucide-react';
import { Button, type ButtonSize } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useRequireSignIn } from '../../shell/guard/use-require-sign-in.ts';
import { useFollow } from './shop-data.ts';

interface FollowButtonProps {
  shop: Pick<ShopCard, 'mer_id' | 'mer_name' | 'is_follow'>;
  /** `icon` is a round button for rows of shops; `deep` is white, for the head of a shop. */
  look?: 'icon' | 'soft' | 'deep';
  size?: ButtonSize;
  className?: string;
}

/** Follows or unfollows a shop. */
export function FollowButton({ shop, look = 'soft', size = 'sm', className }: FollowButtonProps) {
  const { t } = useTranslation();
  const requireSignIn = useRequireSignIn();
  const { mutate, isPending } = useFollow();
  const followed = isPending ? shop.is_follow === 0 : shop.is_follow === 1;
  const label = t(followed ? 'shops.unfollowShop' : 'shops.followShop', { name: shop.mer_name });
  const toggle = () => {
    if (!isPending && requireSignIn()) mutate(shop.mer_id);
  };
  if (look === 'icon') {
    return (
      <IconButton
        icon={followed ? Check : Plus}
        label={label}
        variant={followed ? 'quiet' : 'soft'}
        onClick={toggle}
        className={className}
      />
    );
  }
  const kinds = look === 'deep' ? (['on-deep', 'on-deep-soft'] as const) : (['soft', 'quiet'] as const);
  return (
    <Button
      kind={kinds[followed ? 1 : 0]}
      size={size}
      icon={followed ? Check : Plus}
      aria-label={label}
      onClick={toggle}
      className={className}
    >
      {t(followed ? 'shops.following' : 'shops.follow')}
    </Button>
  );
}
