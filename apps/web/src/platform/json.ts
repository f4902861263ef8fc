/**
 * Gives its type to what came from the API, or from our own navigation state. The server validates every response
 * against the contract before sending it; parsing it a second time here would cost the reader 26 kB of schemas.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the shape of the contract
export function asContract<T>(value: unknown): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one door where JSON takes its type
  return value as T;
}
