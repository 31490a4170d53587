/** `saltbush COMMAND`: each command is loaded only when it is run. */
import type { Command } from './command-line/commands';
import { helpWords, versionWords } from './command-line/server-words';
import { describeOldNode, newerNodeAdvice, packageVersion } from './platform/program-version';

const [name = 'help', ...words] = process.argv.slice(2);
const old = describeOldNode(process.versions.node);

if (versionWords.includes(name)) {
  process.stdout.write(`${packageVersion}\n`);
} else if (old !== undefined) {
  process.stderr.write(`${old} ${newerNodeAdvice}\n`);
  process.exitCode = 1;
} else {
  await run();
}

async function run(): Promise<void> {
  const { commands } = await import('./command-line/commands');
  const command = commands[name];
  if (command !== undefined) {
    const { startFailure } = await import('./platform/logging/safe-error');
    await command.run(words).catch((error: unknown) => {
      process.stderr.write(`${startFailure(error)}\n`);
      process.exitCode = 1;
    });
  } else if (helpWords.includes(name)) {
    process.stdout.write(usage(commands));
  } else {
    process.stderr.write(`There is no command "${name}".\n\n${usage(commands)}`);
    process.exitCode = 2;
  }
}

function usage(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(
    ([key, { words: usage, summary }]) => `  ${`${key} ${usage}`.padEnd(44)}${summary}`,
  );
  return [
    'saltbush COMMAND',
    '',
    ...rows,
    '',
    'The last four read JSON lines on standard input and write JSON lines on standard output.',
    '',
  ].join('\n');
}
