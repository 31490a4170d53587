/**
 * Mails about messages, in the background. One to the admins for all people who wrote, one to each person who has
 * answers; only if nobody has read them meanwhile, and no second one before something was read.
 */
import type { FastifyInstance } from 'fastify';
import { listed } from '@saltbush/domain/account/countries/forms';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { renderEmail } from '../../../platform/emails/email-template';
import { claimForAdmins, claimForPeople, listAdmins } from './feedback-mail.store';

const everyMs = 60_000;

type MailDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'mail'>;

export function scheduleFeedbackMail(app: FastifyInstance, deps: Deps): void {
  const job = openPeriodicJob({
    everyMs,
    run: () => sendFeedbackMail(deps),
    onError: (error) =>
      deps.log.warn({ err: error }, 'no mail about feedback was written; trying again in a minute'),
  });
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', async () => job.stop());
}

export async function sendFeedbackMail(deps: MailDeps): Promise<void> {
  await mailAdmins(deps);
  await mailPeople(deps);
  deps.mail.wake();
}

async function mailAdmins({ config, database: { db }, clock, mail }: MailDeps): Promise<void> {
  await db.transaction(async (transaction) => {
    const people = await claimForAdmins(transaction, clock());
    if (people.length === 0) return;
    const admins = await listAdmins(
      transaction,
      people.length === 1 ? people[0]!.userId : undefined,
    );
    for (const { email, username } of admins) {
      await mail.enqueue(transaction, email, () =>
        renderEmail({
          subject: say('New feedback from {names}', { names: namesOf(people) }),
          greeting: say('Hello {name},', { name: username }),
          paragraphs: [say('{names} wrote to the admins of Saltbush.', { names: namesOf(people) })],
          action: { label: say('Read and answer'), url: `${config.publicUrl}/admin/feedback` },
          footnote: say(
            'You get this email because you are an admin. You won’t get another one until it is read.',
          ),
        }),
      );
    }
  });
}

async function mailPeople({ config, database: { db }, clock, mail }: MailDeps): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const { email, username, disabledAt } of await claimForPeople(transaction, clock())) {
      if (disabledAt !== null) continue;
      await mail.enqueue(transaction, email, () =>
        renderEmail({
          subject: say('You have an answer to your feedback'),
          greeting: say('Hello {name},', { name: username }),
          paragraphs: [say('The admins of Saltbush have answered you.')],
          action: { label: say('Read the answer'), url: `${config.publicUrl}/feedback` },
          footnote: say(
            'You get this email because you wrote to them. You won’t get another one until it is read.',
          ),
        }),
      );
    }
  });
}

/** @returns 'Ann, Ben and 2 others' */
function namesOf(people: readonly { username: string }[]): string {
  const names = people.map(({ username }) => username);
  if (names.length <= 2) return listed(names);
  const [first = '', second = ''] = names;
  return say(
    '{others, plural, one {{first}, {second} and # other} other {{first}, {second} and # others}}',
    { first, second, others: names.length - 2 },
  );
}
