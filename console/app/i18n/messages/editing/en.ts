/** Cropping pictures and moving things in lists. */
export const editing = {
  crop: 'Crop',
  crop_picture: 'Crop picture {number}',
  crop_area: 'Part of the picture; arrow keys move it',
  crop_use: 'Use this part',
  zoom: 'Zoom',
  turn: 'Turn',
  unreadable: 'This file cannot be read as a picture. Choose a JPEG, PNG or WebP.',
  move: 'Move: {name}',
  move_help:
    'Press space to pick up, the arrow keys to move, space again to put down, Escape to leave it where it was.',
  picked_up: '{name} is picked up at place {place}.',
  moved_over: 'Place {place} of {total}.',
  dropped: '{name} is put down at place {place}.',
  put_back: '{name} is back where it was.',
  beside: 'Beside it',
  copy_from: 'Copy from {language}',
  conflict: 'Somebody else saved this',
  conflict_text:
    '{name} saved it on {moment}. Nothing of yours is lost: what only one of you changed is joined. Look at it, then save.',
  conflict_choose: 'Both of you changed the following. Which one shall stay?',
  mine: 'Mine',
  theirs: 'Theirs',
  join: 'Go on',
  preview: 'Preview',
  new_tab: 'Open in a new tab',
};
