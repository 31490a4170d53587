/** The program: `node main.js` starts the server, `--help` and `--version` do not. */
import { answerWords } from './command-line/server-words';

const answer = answerWords(process.argv.slice(2));

if (answer === undefined) {
  await import('./run-server');
} else {
  const stream = answer.exitCode === 0 ? process.stdout : process.stderr;
  stream.write(answer.text);
  process.exitCode = answer.exitCode;
}
