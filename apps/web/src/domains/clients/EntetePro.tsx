import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { BoutonIcone, Icone } from '../../design-system/index.ts';
import { BasculeTheme } from '../../platform/BasculeTheme.tsx';
import { LienMarque } from '../../platform/Tete.tsx';
import { seDeconnecter } from '../../platform/deconnexion.ts';
import { PAGES_PRO } from '../../platform/pages-pro.ts';
import { useSession } from '../../platform/session.ts';
import { Palette } from './Palette.tsx';
import './clients.css';

/** What the person is called: their name, else their address. */
export function useNomAffiche(): string {
  const session = useSession();
  if (session.statut !== 'ouverte') return 'Professionnel';
  return session.utilisateur.fullName || session.utilisateur.email || 'Professionnel';
}

/** What stays in sight before the page of the menu that is open, in pixels. */
const MARGE_DU_MENU = 24;

/** Header of the professional area, with what is within reach of the keyboard on each of its screens. */
export function EntetePro() {
  const nom = useNomAffiche();
  const [palette, setPalette] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the menu is wider than the screen: where one is has to be seen.
  useEffect(() => {
    const rang = PAGES_PRO.findLastIndex(({ vers }) => pathname.startsWith(vers));
    const page = menu.current?.children[rang];
    if (menu.current && page instanceof HTMLElement)
      menu.current.scrollLeft = page.offsetLeft - menu.current.offsetLeft - MARGE_DU_MENU;
  }, [pathname]);
  useEffect(() => {
    const auClavier = (e: KeyboardEvent): void => {
      if (e.key.toLowerCase() !== 'k' || !(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey) return;
      e.preventDefault();
      setPalette(true);
    };
    addEventListener('keydown', auClavier);
    return () => removeEventListener('keydown', auClavier);
  }, []);
  return (
    <>
      <header className="tete tete-pro">
        <div className="page cab">
          <LienMarque vers="/pro/dashboard" />
          <nav ref={menu} aria-label="Cabinet">
            {PAGES_PRO.map(({ vers, nom: titre }) => (
              <NavLink key={vers} to={vers}>
                {titre}
              </NavLink>
            ))}
          </nav>
          <div className="actions">
            <button
              type="button"
              className="b b-f b-s ouvrir-palette"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => setPalette(true)}
            >
              <Icone nom="recherche" petite />
              <span>Aller à</span>
              <kbd>Ctrl K</kbd>
            </button>
            <Link className="petit nom-affiche" to="/pro/settings">
              {nom}
            </Link>
            <BasculeTheme />
            <BoutonIcone icone="sortie" libelle="Se déconnecter" onClick={() => void seDeconnecter()} />
          </div>
        </div>
      </header>
      {palette && <Palette onFermer={() => setPalette(false)} />}
    </>
  );
}
