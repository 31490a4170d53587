/**
 * Started by `npm run dev`: an example household for a development database without accounts. Prints who to sign in as,
 * or why there is none.
 */
import { readConfig, type Config } from '../../packages/server/src/config';
import { healthRoutes } from '../../packages/contract/src/admin/health';
import { ask } from './ask';
import { family, householdName, password } from './family';
import { offerHousehold, type Outcome } from './offer-household';

const config = readConfig(process.env);
const [first, ...others] = family;
const signIn = [
  `Sign in as ${first.email} with "${password}": she is the admin of this instance and of ${householdName}.`,
  `${others.map(({ email }) => email).join(', ')} have the same password.`,
].join('\n');
const unfinished = [
  'The example household is not complete: an earlier start was stopped while it was made, or failed.',
  `Go on with what is there, or delete ${config.dataFolder} and start again to have all of it.`,
  `If its first account was made: ${signIn}`,
].join('\n');
const texts: Record<Outcome, string | undefined> = {
  made: `An example household is ready: four people, a planned week, a list, prices and reviews.\n${signIn}`,
  there: signIn,
  unfinished,
  others: undefined,
};

// The address that it listens on: another program may have the same port of another one.
const origin = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`;
const obstacle = obstacleIn(config);
if (obstacle) print(`No example household is made, because ${obstacle}.`);
else {
  await untilAnswers();
  await offerHousehold({ origin, dataFolder: config.dataFolder }).then(
    (outcome) => print(texts[outcome]),
    (error: unknown) => print(`${String(error)}\n${unfinished}`),
  );
}

/** Its people have addresses of example.com, where no mail must go and no link can be followed, and a known password. */
function obstacleIn(settings: Config): string | undefined {
  if (settings.databaseUrl !== undefined)
    return 'DATABASE_URL is set: that database is not only for this';
  if (settings.smtpUrl !== undefined) return 'SMTP_URL is set, and its people have no mail';
  if (settings.requiresVerifiedEmail) return 'REQUIRE_VERIFIED_EMAIL is set';
  if (settings.registration === 'closed') return 'REGISTRATION is closed';
  if (!settings.hasSampleRecipes) return 'SAMPLE_RECIPES is off, and it cooks those';
  return undefined;
}

/** Without a limit: a server that does not start yet starts when its source has been corrected. */
async function untilAnswers(): Promise<void> {
  for (;;) {
    const answer = await ask({ origin }, healthRoutes.ping).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function print(text: string | undefined): void {
  if (text !== undefined) console.log(`\n${text}\n`);
}
