import type { Complete } from '../complete.ts';
import type { gallery as english } from './en.ts';

export const gallery = {
  'gallery.photo': '{title} รูปที่ {position} จาก {total}',
  'gallery.previous': 'รูปก่อนหน้า',
  'gallery.next': 'รูปถัดไป',
  'gallery.closer': 'ขยาย',
  'gallery.farther': 'ย่อ',
} satisfies Complete<typeof english>;
