/** The steps of a Dockerfile, as far as Saltbush's uses them; anything else is refused, so that nothing is passed over. */

export interface Stage {
  /** "build"; the last one has none. */
  name: string | undefined;
  image: string;
  steps: Step[];
}

export type Step =
  | { kind: 'workdir'; folder: string }
  | { kind: 'copy'; from: string | undefined; sources: string[]; target: string }
  | { kind: 'run'; command: string }
  | { kind: 'env'; values: Record<string, string> }
  | { kind: 'user'; user: string }
  | { kind: 'volume'; folder: string }
  | { kind: 'expose'; port: number }
  | { kind: 'stopsignal'; signal: string }
  | { kind: 'healthcheck'; command: string[] }
  | { kind: 'cmd'; command: string[] };

/**
 * @param text of a Dockerfile
 * @throws with the line that is not understood
 */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of instructionsOf(text)) {
    const from = /^FROM(?: --platform=\S+)? (\S+)(?: AS (\S+))?$/.exec(line);
    if (from) stages.push({ image: from[1]!, name: from[2], steps: [] });
    else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`Nothing may come before FROM: ${line}`);
      stage.steps.push(parseStep(line));
    }
  }
  return stages;
}

/** Without comments, and with continued lines in one. */
function instructionsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const joined = lines.join('\n').replaceAll(/\\\n\s*/g, '');
  return joined.split('\n').filter((line) => line.trim() !== '');
}

function parseStep(line: string): Step {
  const [, keyword = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  const read = readers[keyword];
  if (!read) throw new Error(`This step of the Dockerfile is not understood: ${line}`);
  return read(rest);
}

const readers: Record<string, (rest: string) => Step> = {
  WORKDIR: (folder) => ({ kind: 'workdir', folder }),
  RUN: (command) => ({ kind: 'run', command }),
  USER: (user) => ({ kind: 'user', user }),
  VOLUME: (folder) => ({ kind: 'volume', folder }),
  EXPOSE: (port) => ({ kind: 'expose', port: Number(port) }),
  STOPSIGNAL: (signal) => ({ kind: 'stopsignal', signal }),
  CMD: (command) => ({ kind: 'cmd', command: parseWords(command) }),
  HEALTHCHECK: (rest) => ({
    kind: 'healthcheck',
    command: parseWords(rest.replace(/^(--\S+ )*CMD /, '')),
  }),
  ENV: (rest) => ({
    kind: 'env',
    values: Object.fromEntries(
      rest
        .split(' ')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  }),
  COPY: (rest) => {
    const words = rest.split(' ');
    const from = words[0]?.startsWith('--from=') ? words.shift()!.slice(7) : undefined;
    return { kind: 'copy', from, target: words.pop()!, sources: words };
  },
};

/** The form without a shell: ["node", "main.js"]. */
function parseWords(text: string): string[] {
  const words: unknown = JSON.parse(text);
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  throw new Error(`A command must be a list of words: ${text}`);
}
