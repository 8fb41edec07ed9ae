import type { UserInfo } from '@tradewind/contract/people/users';
import { UserRound } from 'lucide-react';
import { cx } from '../../design/class-names.ts';
import { Photo } from '../../design/photo.tsx';

interface AvatarProps {
  /** Null while loading and for visitors. */
  user: Pick<UserInfo, 'avatar' | 'nickname'> | null;
  large?: boolean;
}

/** The picture of a shopper, or the first letter of the nickname. */
export function Avatar({ user, large = false }: AvatarProps) {
  const size = large ? 'size-24' : 'size-16';
  const pixels = large ? 96 : 64;
  if (user?.avatar)
    return (
      <Photo src={user.avatar} alt="" width={pixels} height={pixels} className={cx(size, 'shrink-0 rounded-full')} />
    );
  const [initial] = user?.nickname ?? '';
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-ember-tint text-h1 font-semibold text-ember',
        size,
      )}
    >
      {initial?.toLocaleUpperCase() ?? <UserRound size={30} strokeWidth={1.6} />}
    </span>
  );
}
