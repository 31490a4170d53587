/** The words behind `node main.js`: the server has no options, so each of them is answered instead of starting it. */
import { packageVersion } from '../platform/program-version';

/** What is written instead of starting the server, with the exit code of the process. */
export interface Answer {
  text: string;
  exitCode: 0 | 2;
}

/**
 * @param words of the command line, without Node and the program
 * @returns nothing when there are none: then the server is started
 * @example answerWords(['--version']) // { text: '1.0.0\n', exitCode: 0 }
 */
export function answerWords(words: string[]): Answer | undefined {
  const [word, ...others] = words;
  if (word === undefined) return undefined;
  const unknown = others[0] ?? word;
  if (others.length === 0 && helpWords.includes(word)) return { text: help, exitCode: 0 };
  if (others.length === 0 && versionWords.includes(word)) {
    return { text: `${packageVersion}\n`, exitCode: 0 };
  }
  return {
    text: `The server has no option "${unknown}". It is set up by environment variables; --help says more.\n`,
    exitCode: 2,
  };
}

export const helpWords = ['help', '--help', '-h'];
export const versionWords = ['version', '--version', '-v'];

const help = `Saltbush ${packageVersion}: a household's recipes, week and shopping.

Starts the server until SIGTERM or Ctrl+C. It needs no setting; all are environment variables:
  PORT, HOST       where it listens (3000, every network address)
  PUBLIC_URL       how people reach it (http://localhost:3000)
  SALTBUSH_DATA    the folder of the database and the pictures (data)
  DATABASE_URL     a PostgreSQL of your own (the built-in one)
README.md lists the others.

  --help           print this
  --version        print the version

Backups, exports and checks: bin/saltbush help (from the sources: npm run saltbush -- help).
`;
