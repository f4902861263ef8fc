import { useEffect, useMemo, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { AvisVersion } from './AvisVersion.tsx';
import { ContexteNavigation, type Navigation } from './navigation.tsx';
import { ecouterOnglets } from './onglets.ts';
import { suivreFin } from './session.ts';
import { Toasts } from './toasts.tsx';

/** Around every screen: messages, scroll, and the focus at the start of the new page after a navigation. */
export function Racine() {
  const { pathname, state } = useLocation();
  const naviguer = useNavigate();
  const premier = useRef(pathname);
  useEffect(() => {
    if (premier.current === pathname) return;
    premier.current = pathname;
    // A screen that has a first thing to type has put the focus there already.
    if (document.activeElement?.hasAttribute('data-premier')) return;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [pathname]);
  // What the build wrote is gone: the screen is alive, with what its address says.
  useEffect(() => {
    document.querySelector('meta[name="francis-ecran"]')?.remove();
    delete document.documentElement.dataset['saisie'];
  }, []);
  // Whatever is on screen: signing out in one tab signs out in all.
  useEffect(() => ecouterOnglets((annonce) => 'fin' in annonce && suivreFin(annonce.fin)), []);
  const etat: unknown = state;
  const navigation = useMemo<Navigation>(
    () => ({ Lien: Link, aller: (vers, options) => void naviguer(vers, options), etat }),
    [naviguer, etat],
  );
  return (
    <ContexteNavigation value={navigation}>
      <Outlet />
      <AvisVersion />
      <Toasts />
      <ScrollRestoration />
    </ContexteNavigation>
  );
}
