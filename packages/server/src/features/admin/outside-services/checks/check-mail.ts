import { AppError } from '@saltbush/contract/errors';
import { inLanguage, say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import { mailFailureOf, smtpSender, type MailFailure } from '../../../../outside/mail';
import { renderEmail } from '../../../../platform/emails/email-template';
import { newId } from '../../../../platform/ids';
import { safeMessage } from '../../../../platform/logging/safe-error';
import { findUser } from '../../../account/accounts';
import { fails, works, type CheckOutcome, type Checker } from './outcome';

/** Sends a mail to the admin's own address, at once and beside the queue. */
export async function checkMail(
  { services, database, log }: Deps,
  { userId }: Checker,
): Promise<CheckOutcome | undefined> {
  const settings = await services.find('mail');
  if (!settings) return undefined;
  const user = await findUser(database.db, userId);
  if (!user) throw new AppError('SESSION_EXPIRED');
  const { displayUsername, email } = user;
  const sender = smtpSender(settings);
  try {
    await sender.send({ id: newId(), to: email, ...testEmail(displayUsername) });
    return works(
      say('A test email is on its way to {email}. Look in your spam folder too.', { email }),
    );
  } catch (error) {
    const reason = safeMessage(error);
    log.warn({ reason }, 'a test mail was not sent');
    const failure = mailFailureOf(error);
    return fails(
      failure === 'refused'
        ? `${inLanguage(failureTexts.refused)} ${reason}`
        : inLanguage(failureTexts[failure]),
    );
  } finally {
    sender.close();
  }
}

const testEmail = (displayUsername: string) =>
  renderEmail({
    subject: say('Saltbush can send email'),
    greeting: say('Hello {name},', { name: displayUsername }),
    paragraphs: [
      say('This is the test email you asked for. Saltbush sends its emails itself from now on.'),
    ],
    footnote: say('You get this email because you tried the mail server in the Admin Panel.'),
  });

const failureTexts: Record<MailFailure, string> = {
  'sign-in': say(
    'The mail server refuses the user or the password. Check both; some services want an app password here.',
  ),
  certificate: say(
    'The certificate of the mail server is not trusted: it is expired, home-made, or for another name. Check the name of the server.',
  ),
  encryption: say(
    'The mail server speaks another encryption on this port. Most encrypt from the start on 465, and later on 587.',
  ),
  refused: say('The mail server does not take the test email. It says:'),
  unreachable: say(
    'The mail server was not reached. Check its name and its port, and whether this machine may reach it.',
  ),
};
