/**
 * A connection of its own that receives PostgreSQL's notifications, for as long as the process runs. It is
 * opened again when it breaks; messages sent meanwhile are lost, so they are hints and the truth is in tables.
 */
import { Client, type Pool } from 'pg';
import type { Log } from '../logging/log';
import { safeMessage } from '../logging/safe-error';
import { sessionConfigOf } from './session-config';

export interface Listener {
  /** Whether messages arrive at the moment. */
  isListening(): boolean;
  close(): Promise<void>;
}

interface ListenOptions {
  /** Its settings are used, not its connections. */
  pool: Pool;
  channel: string;
  log: Log;
  onMessage: (payload: string) => void;
}

/** Returns at once; the connection is made in the background. */
export function listenTo({ pool, channel, log, onMessage }: ListenOptions): Listener {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isListening = false;

  const connect = async () => {
    const one = newClient(pool);
    client = one;
    one.on('notification', ({ payload = '' }) => onMessage(payload));
    one.once('end', () => retry(one));
    // The end of the connection follows.
    one.on('error', (error) => log.debug({ reason: safeMessage(error) }, 'lost the notifications'));
    try {
      await one.connect();
      await one.query(`LISTEN ${one.escapeIdentifier(channel)}`);
      isListening = client === one;
    } catch (error) {
      log.warn({ reason: safeMessage(error) }, 'cannot listen to the database; trying again');
      retry(one);
    }
  };

  function retry(lost: Client): void {
    if (client !== lost) return;
    client = undefined;
    isListening = false;
    void lost.end().catch(() => undefined);
    if (!isClosed) timer = setTimeout(() => void connect(), retryMs).unref();
  }

  void connect();
  return {
    isListening: () => isListening,
    close: async () => {
      isClosed = true;
      isListening = false;
      clearTimeout(timer);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
}

const retryMs = 1_000;

const newClient = (pool: Pool): Client =>
  new Client({ ...sessionConfigOf(pool), application_name: 'saltbush-listener' });
