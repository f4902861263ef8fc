import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ecouterOnglets } from './onglets.ts';
import { suivreFin } from './session.ts';
import { Toasts } from './toasts.tsx';

/** Around every screen: messages, scroll, and the focus at the start of the new page after a navigation. */
export function Racine() {
  const { pathname } = useLocation();
  const premier = useRef(pathname);
  useEffect(() => {
    if (premier.current === pathname) return;
    premier.current = pathname;
    // A screen that has a first thing to type has put the focus there already.
    if (document.activeElement?.hasAttribute('data-premier')) return;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [pathname]);
  // Whatever is on screen: signing out in one tab signs out in all.
  useEffect(() => ecouterOnglets((annonce) => 'fin' in annonce && suivreFin(annonce.fin)), []);
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
