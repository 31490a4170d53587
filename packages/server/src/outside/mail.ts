/** Sending mail by SMTP. Without an address for it there is no sender, and mails stay in the outbox. */
import type { Transporter } from 'nodemailer';

export interface OutgoingEmail {
  /** Becomes the Message-ID, so that a mail sent twice after a crash is shown once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailSender {
  /** @throws `MailRefused` when trying again is of no use; anything else may pass by itself. */
  send(email: OutgoingEmail): Promise<void>;
  close(): void;
}

/** The other side has read the address or the mail and will never take it. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS where the server offers it. */
  smtpUrl: string;
  /** `Saltbush <saltbush@example.com>` */
  from: string;
}

/** Mails that are sent at the same time. */
export const maxConnections = 5;
const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 30_000;

export function smtpSender({ smtpUrl, from }: SmtpSettings): MailSender {
  let opened: Promise<Transporter> | undefined;
  const domain = /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, ...email }) => {
      opened ??= openTransport(smtpUrl);
      const transport = await opened;
      try {
        await transport.sendMail({
          ...email,
          from,
          messageId: `<${id}@${domain}>`,
          // Stops out-of-office replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(messageOf(error), { cause: error }) : error;
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/**
 * Connects and signs in, and sends nothing.
 *
 * @throws what `mailFailureOf` sorts
 */
export async function checkSmtp(smtpUrl: string): Promise<void> {
  const transport = await openTransport(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The library is loaded with the first mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What stands in the way of sending mail, so that somebody can mend it. */
export type MailFailure = 'sign-in' | 'certificate' | 'encryption' | 'refused' | 'unreachable';

/** @param error of `send` or `checkSmtp` */
export function mailFailureOf(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'sign-in';
  const reason = messageOf(error);
  if (/certificate|altnames/i.test(reason)) return 'certificate';
  // A port where encryption begins later, or a server without any.
  if (code === 'ETLS' || /wrong version number|ssl routines/i.test(reason)) return 'encryption';
  return error instanceof MailRefused || responseCode !== undefined ? 'refused' : 'unreachable';
}

/** Whether a mail server took part in the failure, so that it is there. */
export const hasAnswered = (error: unknown): boolean =>
  error instanceof MailRefused || (error as { responseCode?: number }).responseCode !== undefined;

/** 5xx to the recipient or to the mail itself; a refused sign-in or sender is ours to mend. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return (
    responseCode !== undefined &&
    responseCode >= 500 &&
    (command === 'RCPT TO' || command === 'DATA')
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
