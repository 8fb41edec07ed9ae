import { deskMail, deskMails } from '@tradewind/contract/platform/desk/mails';
import type { TestApp } from './app.ts';
import { buildOperator } from './build-operator.ts';

/** Reads the outbox of a demo installation as an operator. */
export async function openMailbox({ data, db, clock }: TestApp) {
  const { token: desk } = await buildOperator(db, ['support'], { now: clock.now() });
  const lettersTo = async (recipient: string) => (await data(deskMails, { limit: 100, q: recipient }, { desk })).list;
  const lastTo = async (recipient: string) => {
    const [last] = await lettersTo(recipient);
    if (!last) throw new Error(`There is no mail to ${recipient}`);
    return data(deskMail, { id: last.id }, { desk });
  };
  /** The six digits of the latest mail to that address. */
  const codeTo = async (recipient: string) => /^\d{6}$/m.exec((await lastTo(recipient)).text)![0];
  return { lettersTo, lastTo, codeTo };
}
