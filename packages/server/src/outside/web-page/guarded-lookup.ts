/**
 * Name resolution that refuses names of private addresses. It runs as the connection's own lookup: the
 * addresses it returns are the ones connected to, so that a second DNS answer cannot replace them.
 */
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './address-rule';

/** The name resolves to a private network address. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Whether a connection failed because of it, however the client wraps it. */
export function isAddressRefused(error: unknown): boolean {
  if (error instanceof AddressRefused) return true;
  if (error instanceof AggregateError) return error.errors.some(isAddressRefused);
  return error instanceof Error && error.cause !== undefined && isAddressRefused(error.cause);
}

export type Resolve = (
  host: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export const systemResolve: Resolve = (host, done) => systemLookup(host, { all: true }, done);

/** One private address among public ones refuses them all: mixed answers are how rebinding is done. */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host, (error, addresses) => {
      const first = addresses?.[0];
      if (error || first === undefined)
        return callback(error ?? new Error(`No address for ${host}`), []);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new AddressRefused(host), []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
