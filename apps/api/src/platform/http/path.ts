/** Path and query of a request target, as they were sent: `//` or `/\\` is a path that nothing serves, not an address. */
export function targetOf(url: string): { readonly pathname: string; readonly searchParams: URLSearchParams } {
  const end = url.indexOf('?');
  if (end < 0) return { pathname: url, searchParams: new URLSearchParams() };
  return { pathname: url.slice(0, end), searchParams: new URLSearchParams(url.slice(end + 1)) };
}
