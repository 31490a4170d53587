/** A client of a service that may be set up, changed or removed while the server runs. */

export interface LiveClient<Client> {
  /** @returns the client with the settings of this moment; nothing where the service is not set up */
  find(): Promise<Client | undefined>;
  close(): Promise<void>;
}

interface Opening<Settings, Client> {
  findSettings: () => Promise<Settings | undefined>;
  open: (settings: Settings) => Client | Promise<Client>;
  /** Lets running calls end. */
  close?: (client: Client) => unknown;
}

/**
 * Asks for the settings at each use. The client stays while they stay, so that its connections and what it has learned do
 * too.
 *
 * @example
 * const vision = openLiveClient({ findSettings: () => services.find('photo-reading'), open: openVision });
 * await (await vision.find())?.readRecipe(photos, signal);
 */
export function openLiveClient<Settings extends object, Client>({
  findSettings,
  open,
  close = () => undefined,
}: Opening<Settings, Client>): LiveClient<Client> {
  let current: { text: string; client: Promise<Client> } | undefined;

  function replace(settings: Settings | undefined, text = ''): typeof current {
    const before = current;
    const next = settings && { text, client: opened(settings) };
    current = next;
    next?.client.catch(() => {
      // It is tried again at the next use.
      if (current === next) current = undefined;
    });
    void before?.client.then(close).catch(() => undefined);
    return next;
  }

  const opened = async (settings: Settings): Promise<Client> => open(settings);

  return {
    find: async () => {
      const settings = await findSettings();
      const text = settings && JSON.stringify(settings);
      const used = current?.text === text ? current : replace(settings, text);
      return used?.client;
    },
    close: async () => {
      const last = current;
      current = undefined;
      await last?.client.then(close).catch(() => undefined);
    },
  };
}
