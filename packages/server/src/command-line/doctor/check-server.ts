/** The port and the address: who listens here, and does the address that people use lead to it? */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type * as z from 'zod/mini';
import { versionRoutes } from '@saltbush/contract/admin/version';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import type { Config } from '../../config';
import { explainPort } from '../../platform/http/explain-port';
import { fault, warning, type Finding } from './finding';

type Version = z.output<typeof versionRoutes.get.response>;

const versionPath = `/api${versionRoutes.get.path}`;

export async function checkServer({ host, port, publicUrl }: Config): Promise<Finding[]> {
  const findings = checkAddress(publicUrl);
  const obstacle = await findObstacle(host, port);
  if (obstacle === undefined) return findings;
  const here = await askVersion(`http://${hostFor(host)}:${port}`);
  if (typeof here !== 'object') {
    return [
      ...findings,
      fault(obstacle, 'Find the other program, as root: ss --listening --tcp --processes.'),
    ];
  }
  return [...findings, ...(await checkPublicUrl(publicUrl, here))];
}

/** Browsers allow a few things on https alone, and on this machine. */
function checkAddress(publicUrl: string): Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return [];
  return [
    warning(
      `PUBLIC_URL is ${publicUrl}: without https, browsers offer no passkeys, no app on the home screen and no pages without a network.`,
      'Put nginx or Caddy with a certificate in front, and set PUBLIC_URL to the https:// address: docs/self-hosting.md.',
    ),
  ];
}

/** @returns why the server could not listen, in words; nothing when it could */
async function findObstacle(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    try {
      return explainPort(Object.assign(error as NodeJS.ErrnoException, { port }));
    } catch (explained) {
      return (explained as Error).message;
    }
  } finally {
    server.close();
  }
}

async function checkPublicUrl(publicUrl: string, here: Version): Promise<Finding[]> {
  if (here.publicUrl !== publicUrl) {
    return [
      warning(
        `The running server has the PUBLIC_URL ${here.publicUrl}, and the settings of this command say ${publicUrl}.`,
        'Run this with the settings of the server, or start the server again with these.',
      ),
    ];
  }
  const there = await askVersion(publicUrl);
  if (typeof there === 'string') {
    return [
      warning(
        `Nothing answers at PUBLIC_URL ${publicUrl} when this machine asks (${there}).`,
        'Check the name, the certificate and the reverse proxy; a router may keep this machine alone from its own address.',
      ),
    ];
  }
  if (there?.build !== here.build || there.publicUrl !== here.publicUrl) {
    return [
      fault(
        `At PUBLIC_URL ${publicUrl} answers something other than the server on this machine.`,
        'Correct PUBLIC_URL, or the address that the reverse proxy leads to.',
      ),
    ];
  }
  return there.forwarded === 'not-trusted' ? [untrustedProxy] : [];
}

const untrustedProxy = fault(
  'Calls come through a reverse proxy that TRUST_PROXY does not name: all people share one limit of calls.',
  'Set TRUST_PROXY=true for one proxy on this machine or in its private network; README.md has the other cases.',
);

/** @returns the reason when nobody answers, and nothing when it is no Saltbush that does */
async function askVersion(origin: string): Promise<Version | string | undefined> {
  try {
    const signal = AbortSignal.timeout(longestAnswerMs);
    const response = await fetch(origin + versionPath, { signal, redirect: 'error' });
    const body: unknown = await response.json().catch(() => undefined);
    const parsed = parseInput(versionRoutes.get.response, body);
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    const { cause, name } = error as Error;
    return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
  }
}

const longestAnswerMs = 5_000;

/** Whoever listens on every address listens on this one. */
function hostFor(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
