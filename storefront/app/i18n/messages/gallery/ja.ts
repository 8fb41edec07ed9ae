import type { Complete } from '../complete.ts';
import type { gallery as english } from './en.ts';

export const gallery = {
  'gallery.photo': '{title}の写真 {position}/{total}',
  'gallery.previous': '前の写真',
  'gallery.next': '次の写真',
  'gallery.closer': '拡大する',
  'gallery.farther': '縮小する',
} satisfies Complete<typeof english>;
