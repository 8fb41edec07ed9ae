/** The first run of an installation, and the checklist before the first sale. */
export const setUp = {
  title: 'Set up Tradewind',
  intro: 'You’re creating the first administrator. The account gets every role, because there is nobody else yet.',
  name: 'Your name',
  go_on: 'Continue',
  key_text: 'Scan this with an authenticator app, or type the secret into it.',
  wallet: 'The shoppers’ wallet',
  at_once: 'While I set up, changes that protect money take effect right away',
  at_once_help: 'Otherwise fees, networks and operators change after 24 hours. The checklist reminds you to end this.',
  finish: 'Finish and open the console',
};

export const checklist = {
  text: 'What is needed before the first sale. Each entry is ticked automatically as soon as the installation has it.',
  progress: '{done} of {total} done',
  complete: 'Everything is set up for the first sale.',
  missing: 'Not everything is set up for the first sale',
  show: 'Show the checklist',
  open: 'Open',
  done: 'Done',
  to_do: 'To do',
  entries: {
    mail: {
      title: 'E-mail',
      text: 'Set SMTP_URL and MAIL_FROM, and PUBLIC_URL for links, and start again. Invitations and codes are sent by e-mail.',
    },
    operators: {
      title: 'A second administrator',
      text: 'What protects money needs two people. Add one at the machine with “npm run operator”, or invite one and confirm them there.',
    },
    wallet: {
      title: 'Wallet mode',
      text: 'Holding other people’s money may need a licence as a payment or e-money institution. Open the wallet only where you may.',
    },
    payment: {
      title: 'Ways to pay',
      text: 'The wallet is open and can be topped up: on a network, or by card with the keys of Stripe.',
    },
    withdrawal: {
      title: 'Withdrawals',
      text: 'Set the fee of withdrawals to a bank; limits and times stand beside it.',
    },
    commission: {
      title: 'Commission',
      text: 'Set what the platform takes of each sale. Until then it is 5 %.',
    },
    duties: {
      title: 'Duties and taxes',
      text: 'Enter the rules of the countries that you deliver to, so that shoppers see the whole price.',
    },
    shop: {
      title: 'A first merchant',
      text: 'Someone signs up in the storefront and applies under Me → Open a shop. Approve the application here.',
    },
    freight: {
      title: 'Delivery',
      text: 'An open shop says where it delivers to and what that costs, at its own desk.',
    },
    products: { title: 'Products', text: 'An open shop has a product on sale.' },
    law: {
      title: 'Law and policies',
      text: 'Terms, privacy, returns, shipping, prohibited goods and imprint come as drafts. Have them checked, and publish each as your own.',
    },
    waiting: {
      title: 'Waiting time',
      text: 'Changes that protect money wait again, so that a stolen session can’t make one unnoticed.',
    },
  },
};
