import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface BannerCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  actions: ReactNode;
}

/** A card above the bottom navigation, which can be left alone. */
export function BannerCard({ icon: Icon, title, text, actions }: BannerCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="animate-rise card fixed inset-x-3 bottom-[calc(var(--bar-tab)+var(--safe-b)+10px)] z-(--z-toast) p-4 shadow-pop"
    >
      <div className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-tint text-sea">
          <Icon aria-hidden size={20} strokeWidth={1.8} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-lead font-semibold break-words">
            {title}
          </h2>
          <p className="mt-0.5 text-note text-ink-2">{text}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">{actions}</div>
    </section>
  );
}
