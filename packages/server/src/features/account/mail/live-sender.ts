/** The mail server of this moment: an admin may set up another one while mails are sent. */
import { MailRefused, smtpSender, type MailSender, type SmtpSettings } from '../../../outside/mail';
import type { Db } from '../../../platform/db/connect';
import type { Diagnostics } from '../../../platform/diagnostics';
import { openLiveClient, type LiveClient } from '../../../outside/live-client';

export interface LiveSender extends LiveClient<MailSender> {
  /** @param db the transaction of a caller that is in one */
  isSetUp(db?: Db): Promise<boolean>;
}

export function openLiveSender(
  findSettings: (db?: Db) => Promise<SmtpSettings | undefined>,
  diagnostics: Diagnostics,
): LiveSender {
  const client = openLiveClient({
    findSettings: () => findSettings(),
    open: (settings) => diagnostics.watch('mail', smtpSender(settings), isFailure),
    close: (sender) => sender.close(),
  });
  return { ...client, isSetUp: async (db) => (await findSettings(db)) !== undefined };
}

/** A mail server that refuses one mail has answered. */
const isFailure = (error: unknown): boolean => !(error instanceof MailRefused);
