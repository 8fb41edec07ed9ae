/** The mail outbox. */
export const mails = {
  recipient: 'To',
  subject: 'Subject',
  template: 'About',
  text: 'The e-mail',
  account: 'Account',
  written_at: 'Written',
  sent_at: 'Sent',
  next_try_at: 'Next try',
  tries: 'Tries',
  failure: 'What went wrong',
  retry: 'Send again',
  retry_text: 'Tries the e-mail to {recipient} again from the start.',
  retry_done: 'It is tried again',
  states: { kept: 'In the outbox', waiting: 'Waiting', sent: 'Sent', failed: 'Given up' },
};
