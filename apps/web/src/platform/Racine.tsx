import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Toasts } from './toasts.tsx';

/** Around every screen: messages, scroll, and the focus at the start of the new page after a navigation. */
export function Racine() {
  const { pathname } = useLocation();
  const premier = useRef(pathname);
  useEffect(() => {
    if (premier.current === pathname) return;
    premier.current = pathname;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
