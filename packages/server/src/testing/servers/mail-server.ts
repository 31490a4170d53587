/** A local SMTP server that stores the mails it receives. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** Every mail as it came over the wire, with the addresses of its envelope. */
  received: { from: string; to: string[]; raw: string }[];
  /** Resolves when the next mail has arrived. */
  nextMail(): Promise<void>;
  /** Refuses the next recipients with this code, until changed. */
  refuse(code: number | undefined): void;
  close(): Promise<void>;
}

export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: TestMailServer['received'] = [];
  let refusal: number | undefined;
  let arrive: () => void = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'saltbush' && password === 'a secret'
        ? done(null, { user: username })
        : done(new Error('Who are you?')),
    onRcptTo: (_address, _session, done) =>
      refusal === undefined
        ? done()
        : done(Object.assign(new Error('Not today'), { responseCode: refusal })),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString(),
      });
      done();
      arrive();
    },
  });
  // Clients that hang up in the middle are no concern of the test.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://saltbush:a%20secret@127.0.0.1:${address.port}`,
    received,
    nextMail: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    refuse: (code) => {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
