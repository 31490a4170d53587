/** `saltbush COMMAND`: each command is loaded only when it is asked for. */
import { commands } from './command-line/commands';

const [name = 'help', ...words] = process.argv.slice(2);
const command = commands[name];

if (command === undefined) {
  const isHelp = ['help', '--help', '-h'].includes(name);
  process.stdout.write(isHelp ? usage() : `There is no command "${name}".\n\n${usage()}`);
  process.exitCode = isHelp ? 0 : 2;
} else {
  try {
    await command.run(words);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function usage(): string {
  const rows = Object.entries(commands).map(
    ([key, { words: asked, summary }]) => `  ${`${key} ${asked}`.padEnd(44)}${summary}`,
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
