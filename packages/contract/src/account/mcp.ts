/**
 * The address of the Model Context Protocol (decision 0126), which is no ordinary call: its body and its answer are
 * messages of that protocol. Whoever may send a program's token may open it; what it does within are calls of the contract.
 */
import * as z from 'zod/mini';
import { route } from '../route';

export const mcpRoute = route({
  method: 'POST',
  path: '/mcp',
  summary: 'One message of the Model Context Protocol.',
  access: 'signed-in',
  body: z.looseObject({}),
  // A long recipe as text, with the escapes of JSON.
  maxBodyBytes: 1024 * 1024,
});
