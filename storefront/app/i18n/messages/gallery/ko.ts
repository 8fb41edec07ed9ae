import type { Complete } from '../complete.ts';
import type { gallery as english } from './en.ts';

export const gallery = {
  'gallery.photo': '{title} 사진 {position}/{total}',
  'gallery.previous': '이전 사진',
  'gallery.next': '다음 사진',
  'gallery.closer': '확대',
  'gallery.farther': '축소',
} satisfies Complete<typeof english>;
