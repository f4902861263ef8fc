/** Addresses that links still carry, or that one types from memory, and where each stands. */
export function redirigerPage(chemin: string, parametres: URLSearchParams): string | undefined {
  const nu = chemin.length > 1 ? chemin.replace(/\/$/, '') : chemin;
  if (chemin === '/' || nu === '/patrimonia') return '/pro-landing';
  if (nu === '/clients' || nu === '/pro/clients') return '/pro/dashboard';
  if (nu === '/pro-signup') return '/pro/signup';
  if (nu === '/signup' && parametres.get('type') === 'pro') return '/pro/signup';
  return undefined;
}
