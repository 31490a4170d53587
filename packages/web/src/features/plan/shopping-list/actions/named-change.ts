import type { OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';

/** A change of the list: an operation without what the device adds to it. */
export type NamedChange = {
  [Name in OperationName]: { name: Name; args: OperationArgs[Name] };
}[OperationName];
