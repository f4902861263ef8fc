import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Alerte, Bouton, Fenetre } from '../design-system/index.ts';
import { derniereActivite, noterActivite, suivreActivite } from './activite.ts';
import { fermerAuServeur, seDeconnecter } from './deconnexion.ts';
import { type Echeance, PREAVIS_MS, situer } from './fin-de-session.ts';
import { request } from './http.ts';
import { annoncer } from './onglets.ts';
import { closeSession, dernierContact, getSession } from './session.ts';

const PAS_MS = 1_000;
/** The session is checked again, and the activity told to the server, at most this often. */
const REVALIDATION_MS = 5 * 60_000;
/** A screen that is opened finds out at once that the session was closed from elsewhere. */
const NAVIGATION_MS = 30_000;

const revalider = (): Promise<unknown> => request('/api/auth/user').catch(() => undefined);

async function finir({ motif }: Echeance): Promise<void> {
  annoncer({ fin: motif });
  closeSession(motif);
  // The server would close it by itself; the cookie says which one.
  await fermerAuServeur();
}

/** Made when a session comes near its end: every screen of an account would pay for it. */
const heureDe = (instantMs: number): string =>
  new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' }).format(instantMs);
const minutes = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(s / 60)}\u00a0min\u00a0${String(s % 60).padStart(2, '0')}`;
};

/**
 * Watches over an open session: tells the server that someone is there, warns before the end by inactivity, says when
 * the longest day is near, and closes in time, also after the computer slept.
 */
export function VeilleSession() {
  const [proche, setProche] = useState<Echeance>();
  const [maintenant, setMaintenant] = useState(() => Date.now());
  const [dureeLue, setDureeLue] = useState(false);
  const questionPosee = useRef(false);

  useEffect(() => {
    noterActivite();
    const arreter = suivreActivite(() => !questionPosee.current);
    const veiller = (): void => {
      const session = getSession();
      if (session.statut !== 'ouverte') return;
      const { finLe, inactiviteMs } = session;
      const instant = Date.now();
      const situation = situer({ derniereActivite: derniereActivite(), finLe, inactiviteMs }, instant);
      if (situation.etat === 'finie') {
        void finir(situation);
        return;
      }
      questionPosee.current = situation.etat === 'proche' && situation.motif === 'inactivite';
      setProche((avant) => {
        if (situation.etat === 'calme') return undefined;
        return avant?.le === situation.le && avant.motif === situation.motif ? avant : situation;
      });
      if (situation.etat === 'proche') setMaintenant(instant);
      if (derniereActivite() > dernierContact() && instant - dernierContact() >= REVALIDATION_MS) void revalider();
    };
    const battement = setInterval(veiller, PAS_MS);
    document.addEventListener('visibilitychange', veiller);
    return () => {
      clearInterval(battement);
      document.removeEventListener('visibilitychange', veiller);
      arreter();
    };
  }, []);

  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== '' && Date.now() - dernierContact() >= NAVIGATION_MS) void revalider();
  }, [pathname]);

  const rester = (): void => {
    questionPosee.current = false;
    noterActivite();
    setProche(undefined);
    void revalider();
  };

  if (proche?.motif === 'inactivite') {
    return (
      <Fenetre
        titre="Êtes-vous toujours là&#8239;?"
        onFermer={rester}
        actions={
          <>
            <Bouton onClick={() => void seDeconnecter()}>Se déconnecter</Bouton>
            <Bouton rang="principal" onClick={rester}>
              Rester connecté
            </Bouton>
          </>
        }
      >
        <p>Sans activité, votre session se ferme. Ce que vous avez saisi sera conservé le temps de vous reconnecter.</p>
        <p className="decompte n" role="timer" aria-label={`Fermeture à ${heureDe(proche.le)}`}>
          {minutes(proche.le - maintenant)}
        </p>
      </Fenetre>
    );
  }
  if (proche?.motif === 'duree' && !dureeLue) {
    return (
      <div className="avis-session">
        <Alerte ton="attention">
          <p>
            Votre session atteint sa durée maximale à {heureDe(proche.le)}, dans{' '}
            {Math.max(1, Math.ceil(Math.min(proche.le - maintenant, PREAVIS_MS.duree) / 60_000))}
            {'\u00a0'}min. Vous devrez vous reconnecter{'\u202f'}; votre saisie sera conservée.
          </p>
          <Bouton taille="petite" onClick={() => setDureeLue(true)}>
            Compris
          </Bouton>
        </Alerte>
      </div>
    );
  }
  return null;
}
