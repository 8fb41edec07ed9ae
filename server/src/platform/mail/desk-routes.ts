import * as contract from '@tradewind/contract/platform/desk/mails';
import { parseLocale } from '@tradewind/contract/base/locales';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { openText } from '../../base/secrets/sealed-text.ts';
import { renderMail, renderText } from './render-mail.ts';
import { mailKey } from './mailer.ts';
import type { FindPhrase } from './phrase-port.ts';
import { findMail, listMails, type StoredMail } from './outbox-queries.ts';
import { sendMailAgain } from './send-again.ts';

export interface OutboxDeps extends Deps {
  secret: Buffer;
  demo: boolean;
  findPhrase: FindPhrase;
}

/** Mounts the outbox of the desk. Codes give access to accounts, and with a phrase a mail can be forged, so they are masked except in a demo installation. */
export function mailDeskRoutes(api: Api, deps: OutboxDeps): void {
  const { read } = deps.db;

  const row = ({
    letter,
    user_id,
    next_try_at,
    written_at,
    sent_at,
    secret: _code,
    channel,
    ...mail
  }: StoredMail): contract.DeskMail => ({
    ...mail,
    channel: channel as contract.DeskMail['channel'],
    user_id: user_id ?? '',
    state: mail.state as contract.MailState,
    subject: letter.subject,
    next_try_at: next_try_at?.toISOString() ?? null,
    written_at: written_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
  });

  async function show(id: string, shopUrl: string): Promise<contract.DeskMailDetail> {
    const mail = requireFound(await findMail(read, id), 'mail_not_found');
    const code = mail.secret && (deps.demo ? openText(mailKey(deps.secret), mail.id, mail.secret) : '••••••');
    const found = mail.user_id ? await deps.findPhrase(read, mail.user_id, mail.recipient) : '';
    const phrase = found && (deps.demo ? found : '••••••');
    const locale = parseLocale(mail.locale) ?? 'en';
    const text =
      mail.channel === 'text'
        ? renderText(mail.letter, code)
        : renderMail(mail.letter, { locale, code, shopUrl, phrase }).text;
    return { ...row(mail), text };
  }

  api.operator(contract.deskMails, async (_call, filters) => {
    const { rows, next, total } = await listMails(read, filters);
    return { list: rows.map(row), total, next };
  });
  api.operator(contract.deskMail, ({ origin }, { id }) => show(id, origin));
  api.operator(contract.sendMailAgain, async (call, input) => {
    await sendMailAgain(deps, call, input);
    return show(input.id, call.origin);
  });
}
