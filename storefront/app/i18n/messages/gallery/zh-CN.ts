import type { Complete } from '../complete.ts';
import type { gallery as english } from './en.ts';

export const gallery = {
  'gallery.photo': '{title}，第 {position} 张，共 {total} 张',
  'gallery.previous': '上一张',
  'gallery.next': '下一张',
  'gallery.closer': '放大',
  'gallery.farther': '缩小',
} satisfies Complete<typeof english>;
