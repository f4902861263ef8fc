/** SQLSTATE classes and codes that say « not now » rather than « wrong »: connection, resources, administrator. */
const UNAVAILABLE = /^(08|53|57P0[1-5])/;
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
const DRIVER =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|embedded database stopped|not queryable|Client has encountered a connection error|pool after calling end/i;

/** True when the error, or one of its causes, means that the database cannot be reached for the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth += 1) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    if (SYSTEM.has(code) || (/^[0-9A-Z]{5}$/.test(code) && UNAVAILABLE.test(code)) || DRIVER.test(current.message)) {
      return true;
    }
    if (current instanceof AggregateError && current.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** SQLSTATE of the error or of its causes, for the few codes that a repository expects (23505, 23503). */
export function sqlState(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth += 1) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  }
  return undefined;
}
