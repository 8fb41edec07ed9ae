import type { Deps } from '../../base/deps.ts';
import type { Mailer } from '../../platform/mail/index.ts';

export interface ReportsDeps extends Pick<Deps, 'db' | 'clock'> {
  mails: Mailer;
}
