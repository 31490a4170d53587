/** @throws what is wrong with the port, for the person who starts Saltbush. */
export function explainPort(error: NodeJS.ErrnoException & { port?: number }): never {
  if (error.code === 'EADDRINUSE') {
    throw new Error(
      `Port ${error.port} is taken by another program. Stop that one, or choose another: PORT=3001 npm start`,
    );
  }
  if (error.code === 'EACCES') {
    throw new Error(`Port ${error.port} needs an administrator. Choose one above 1024 with PORT.`);
  }
  throw error;
}
