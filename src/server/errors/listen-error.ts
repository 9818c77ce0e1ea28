/** The server cannot listen at its address. The message is written for operators. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

const WHY: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program already listens there: stop it, or set PORT to another number',
  EACCES: 'this user may not listen there: set PORT to one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address: set HOST to one that it has',
  ENOTFOUND: 'there is no such host: set HOST to an address of this machine',
};

/** Explains an error that an operator can fix; returns any other error unchanged. */
export function toListenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = WHY[code];
  if (why === undefined) return error;
  return new CannotListen(`it cannot listen on port ${port} of ${host}: ${why}.`);
}
