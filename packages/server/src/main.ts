/** The program: `node main.js` starts the server, `--help` and `--version` do not. */
import { answerWords } from './command-line/server-words';
import { describeOldNode, newerNodeAdvice } from './platform/program-version';

const answer = answerWords(process.argv.slice(2));
const old = describeOldNode(process.versions.node);

if (answer !== undefined) {
  const stream = answer.exitCode === 0 ? process.stdout : process.stderr;
  stream.write(answer.text);
  process.exitCode = answer.exitCode;
} else if (old !== undefined) {
  process.stderr.write(`${old} ${newerNodeAdvice}\n`);
  process.exitCode = 1;
} else {
  await import('./run-server');
}
