export const gallery = {
  'gallery.photo': '{title}, photo {position} of {total}',
  'gallery.previous': 'Previous photo',
  'gallery.next': 'Next photo',
  'gallery.closer': 'Zoom in',
  'gallery.farther': 'Zoom out',
} as const;
