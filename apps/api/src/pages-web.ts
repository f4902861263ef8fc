/** Old addresses that links still carry. */
export function redirigerPage(chemin: string, parametres: URLSearchParams): string | undefined {
  const nu = chemin.length > 1 ? chemin.replace(/\/$/, '') : chemin;
  if (chemin === '/' || nu === '/patrimonia') return '/pro-landing';
  if (nu === '/pro-signup') return '/pro/signup';
  if (nu === '/signup' && parametres.get('type') === 'pro') return '/pro/signup';
  return undefined;
}
