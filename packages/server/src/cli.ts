/** `saltbush COMMAND`: each command is loaded only when it is run. */
import { commands } from './command-line/commands';
import { helpWords, versionWords } from './command-line/server-words';
import { startFailure } from './platform/logging/safe-error';
import { packageVersion } from './platform/program-version';

const [name = 'help', ...words] = process.argv.slice(2);
const command = commands[name];

if (command === undefined) {
  if (versionWords.includes(name)) process.stdout.write(`${packageVersion}\n`);
  else if (helpWords.includes(name)) process.stdout.write(usage());
  else {
    process.stderr.write(`There is no command "${name}".\n\n${usage()}`);
    process.exitCode = 2;
  }
} else {
  try {
    await command.run(words);
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
  }
}

function usage(): string {
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
