export const gallery = {
  'gallery.photo': '{title}, photo {position} of {total}',
  'gallery.previous': 'Previous photo',
  'gallery.next': 'Next photo',
  'gallery.closer': 'Look closer',
  'gallery.farther': 'Look from farther away',
} as const;
