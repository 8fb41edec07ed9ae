/** Passkeys of operators. */
export const passkeys = {
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with the fingerprint, face or PIN of a device, or with a security key. A passkey signs for this site only, so nobody can phish it, and it takes the place of a code.',
    unavailable: 'This browser or address doesn’t support passkeys.',
    add: 'Add a passkey',
    add_text: 'Confirm it’s you. Your browser then asks where to keep the passkey.',
    follow: 'Follow your browser',
    added: 'Passkey added',
    failed: 'The passkey didn’t work. Try again.',
    dismissed: 'No passkey was used. Try again.',
    since: 'Added {moment}',
    rename: 'Rename',
    name: 'Name',
    renamed: 'Passkey renamed',
    remove: 'Remove',
    remove_text:
      'You can no longer sign in with {name}, and your other devices are signed out. Delete it from your device too.',
    removed: 'Passkey removed',
    sign_in: 'Sign in with a passkey',
    or_code: 'Leave it empty to use a passkey.',
  },
};
