import type { Announcement } from '@tradewind/contract/platform/texts';
import { Megaphone } from 'lucide-react';
import { Card } from '../../design/card.tsx';
import { RichHtml } from './rich-html.tsx';

/** An announcement of the platform as a card. */
export function AnnouncementPart({ announcement: { title, content } }: { announcement: Announcement }) {
  return (
    <Card as="section" padded className="flex gap-3">
      <Megaphone aria-hidden size={20} strokeWidth={1.9} className="mt-0.5 shrink-0 text-sea" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lead font-semibold">{title}</h2>
        <RichHtml html={content} className="pt-1 text-body text-ink-2" />
      </div>
    </Card>
  );
}
