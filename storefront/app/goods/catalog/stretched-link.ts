/** A link whose target is the whole card around it (`relative`); what else can be pressed there lies above with `z-1`. */
export const stretchedLink =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-hidden focus-visible:after:outline-2 ' +
  'focus-visible:after:-outline-offset-2 focus-visible:after:outline-sea';
