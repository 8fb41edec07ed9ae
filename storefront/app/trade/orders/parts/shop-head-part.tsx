import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../shell/router/link.tsx';
import { Photo } from '../../../design/photo.tsx';

interface ShopHeadProps {
  id: string;
  name: string;
  avatar: string;
  /** At the right: a status. */
  children?: ReactNode;
}

/** The shop of the products below, with a link to it. */
export function ShopHeadPart({ id, name, avatar, children }: ShopHeadProps) {
  return (
    <div className="relative z-1 flex min-h-11 min-w-0 flex-1 items-center justify-between gap-x-3">
      <h2 className="min-w-0">
        <Link
          to={`/shop/${id}`}
          className="press inline-flex min-h-11 max-w-full items-center gap-2 text-lead font-semibold"
        >
          <Photo src={avatar} alt="" width={24} height={24} className="size-6 shrink-0 rounded-full" />
          <span className="min-w-0 truncate">{name}</span>
          <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
        </Link>
      </h2>
      {children && <div className="flex max-w-[50%] shrink-0 justify-end">{children}</div>}
    </div>
  );
}
