/** Carries calls to an instance somewhere else. */
import { AppError } from '@saltbush/contract/errors';
import type { Send } from '../contract-calls';

export interface Instance {
  /** As people open it, without a slash at its end: "https://recipes.example.com". */
  address: string;
  token: string;
}

/** @throws AppError SERVER_UNREACHABLE */
export const sendByHttp =
  ({ address, token }: Instance): Send =>
  async ({ method, path, headers, body, timeoutMs }) => {
    try {
      const response = await fetch(`${address}/api${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        // A token goes nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body }),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw Object.assign(new AppError('SERVER_UNREACHABLE', unreachable(address)), {
        cause: error,
      });
    }
  };

const unreachable = (address: string): string =>
  `Saltbush did not answer at ${address}. Check that it runs, and that this is the address people open it at, with https if it has it.`;
