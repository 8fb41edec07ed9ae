import { type ReactNode, Suspense } from 'react';
import { useSignedIn } from '../../api/session.ts';
import { cx } from '../../design/class-names.ts';
import { useMedia } from '../../design/use-media.ts';
import type { Side } from '../../routes.ts';
import { framePart } from './frame-parts.tsx';

const sides = {
  account: framePart((parts) => parts.accountSidebar()),
  conversations: framePart((parts) => parts.conversations()),
};
const widths = { account: 'w-64 pr-2', conversations: 'w-80' };

/**
 * Lays the places of the account, or the conversations, beside a screen of a shopper in a wide window. Their column is
 * kept while they are fetched; a narrow window has them on screens of their own.
 */
export function SideFrame({ side, children }: { side: Side | null; children: ReactNode }) {
  const isWide = useMedia('(min-width: 64rem)');
  const signedIn = useSignedIn();
  const shown = signedIn ? side : null;
  const Part = shown && sides[shown];
  return (
    <div className={cx('flex shrink-0 grow items-stretch', shown && 'lg:mx-auto lg:w-full lg:max-w-(--page) lg:pl-4')}>
      {shown && Part && (
        <div className={cx('hidden shrink-0 pt-5 lg:block', widths[shown])}>
          <div className="sticky top-(--side-top) max-h-[calc(100dvh-96px)] overflow-y-auto overscroll-contain pb-1">
            {isWide && (
              <Suspense>
                <Part />
              </Suspense>
            )}
          </div>
        </div>
      )}
      <div className="flex min-w-0 grow flex-col">{children}</div>
    </div>
  );
}
