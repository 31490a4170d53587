/**
 * How outside services are set up: by the environment, else as an admin has stored it. It is read at each use, so that
 * every server process goes by what was saved last.
 */
import {
  serviceSettingsSchema,
  type ServiceChange,
  type ServiceSettingsFor,
  type ServiceSettingsOnWire,
  type SettableService,
} from '@saltbush/contract/admin/service-settings';
import { AppError } from '@saltbush/contract/errors';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { say } from '@saltbush/domain/texts/say';
import type { Config } from '../../../config';
import type { Database, Db } from '../../../platform/db/connect';
import { makeSeal, type Seal } from '../../../platform/sealed-text';
import {
  destinationOf,
  settingsOfAdmin,
  settingsOfEnvironment,
  type ClientSettings,
} from './client-settings';
import {
  deleteServiceRow,
  findServiceRow,
  lockServiceRow,
  saveServiceRow,
  type ServiceRow,
} from './service-settings.store';

export interface ServiceSettings {
  /**
   * @param db the transaction of a caller that is in one
   * @returns nothing where the service is not set up, or its secret can no longer be read
   */
  find<Service extends SettableService>(
    service: Service,
    db?: Db,
  ): Promise<ClientSettings[Service] | undefined>;
  isOfEnvironment(service: SettableService): boolean;
  /** @returns what an admin has stored, also where the environment counts */
  findStored(service: SettableService): Promise<StoredService | undefined>;
  /** @throws AppError VALIDATION_FAILED when the stored secret is to stay and cannot */
  save(tx: Db, change: ServiceChange, by: { userId: string; now: Date }): Promise<void>;
  /** @returns false when nothing was stored */
  remove(tx: Db, service: SettableService): Promise<boolean>;
}

interface StoredService {
  settings: ServiceSettingsOnWire;
  hasSecret: boolean;
  isSecretUnreadable: boolean;
}

/** @param loadSecret the secret of the instance, from which the key for passwords and keys is derived */
export function openServiceSettings(
  config: Config,
  { db: ownDb }: Pick<Database, 'db'>,
  loadSecret: (db: Db, setting: string | undefined) => Promise<string>,
): ServiceSettings {
  let opened: Seal | undefined;
  const openSeal = async (db: Db): Promise<Seal> =>
    (opened ??= makeSeal(await loadSecret(db, config.sessionSecret), 'service-settings'));

  /** What an older or a newer version stored in another form counts as not set up. */
  async function read(db: Db, service: SettableService): Promise<ReadService | undefined> {
    const row = await findServiceRow(db, service);
    const parsed = row && parseInput(serviceSettingsSchema, row.settings);
    if (!parsed?.success || parsed.data.service !== service) return undefined;
    const settings = parsed.data;
    const sealed = row?.sealedSecret ?? undefined;
    if (sealed === undefined) return { settings, hasSecret: false, secret: undefined };
    const secret = (await openSeal(db)).open(sealed, ownerOf(settings));
    return { settings, hasSecret: true, secret };
  }

  return {
    find: async (service, db = ownDb) =>
      settingsOfEnvironment[service](config) ?? toClientSettings(service, await read(db, service)),
    isOfEnvironment: (service) => settingsOfEnvironment[service](config) !== undefined,
    findStored: async (service) => {
      const stored = await read(ownDb, service);
      if (!stored) return undefined;
      const { settings, hasSecret, secret } = stored;
      return { settings, hasSecret, isSecretUnreadable: hasSecret && secret === undefined };
    },
    save: async (tx, { secret, ...change }, by) => {
      const settings = withoutBlanks(change);
      const before = await lockServiceRow(tx, settings.service);
      const sealedSecret = sealFor(settings, { secret, before, seal: await openSeal(tx) });
      await saveServiceRow(tx, settings, { sealedSecret, ...by });
    },
    remove: (tx, service) => deleteServiceRow(tx, service),
  };
}

interface ReadService {
  settings: ServiceSettingsOnWire;
  hasSecret: boolean;
  /** Undefined also when it was sealed with another key, as before a restore. */
  secret: string | undefined;
}

function toClientSettings<Service extends SettableService>(
  service: Service,
  stored: ReadService | undefined,
): ClientSettings[Service] | undefined {
  if (!stored || (stored.hasSecret && stored.secret === undefined)) return undefined;
  const { settings, secret } = stored;
  // The rows are found by this name.
  return settingsOfAdmin[service](settings as ServiceSettingsFor<Service>, secret);
}

/** The sealed secret opens for this service and this server alone. */
const ownerOf = (settings: ServiceSettingsOnWire): string =>
  `${settings.service} ${destinationOf(settings)}`;

interface SecretChange {
  secret: string | undefined;
  before: ServiceRow | undefined;
  seal: Seal;
}

function sealFor(
  settings: ServiceSettingsOnWire,
  { secret, before, seal }: SecretChange,
): string | null {
  const isNeeded = settings.service !== 'mail' || settings.user !== undefined;
  if (!isNeeded || secret === '') return null;
  const owner = ownerOf(settings);
  if (secret !== undefined) return seal.close(secret, owner);
  const stored = before?.sealedSecret ?? null;
  if (stored !== null && seal.open(stored, owner) === undefined) {
    throw new AppError('VALIDATION_FAILED', [{ field: 'secret', message: enterAgain }]);
  }
  return stored;
}

const enterAgain = say('Please enter it again: it is only used for the address it was saved for.');

/** A field that was left blank is not set. */
function withoutBlanks(change: ServiceSettingsOnWire): ServiceSettingsOnWire {
  const fields = Object.entries(change).filter(([, value]) => value !== '');
  return Object.fromEntries(fields) as ServiceSettingsOnWire;
}
