import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classeBouton } from '../../design-system/index.ts';
import { Attente } from '../../platform/Attente.tsx';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { aUnEspacePro, useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { CadrePro } from '../clients/CadrePro.tsx';
import { echangesQuery } from '../echanges/api.ts';
import { useRelecture } from '../echanges/useRelecture.ts';
import { SituationsRecues } from '../remises/SituationsRecues.tsx';
import { VueAnnuaire } from './VueAnnuaire.tsx';
import './annuaire.css';

/** What is beside the list is read when it is asked for. */
const VUES: Readonly<Record<string, { nom: string; Vue: ComponentType }>> = {
  accords: { nom: 'Pour vous', Vue: lazy(async () => ({ default: (await import('./VueAccords.tsx')).VueAccords })) },
  suivis: { nom: 'Suivis', Vue: lazy(async () => ({ default: (await import('./VueSuivis.tsx')).VueSuivis })) },
  messages: {
    nom: 'Messages',
    Vue: lazy(async () => ({ default: (await import('../echanges/VueMessages.tsx')).VueMessages })),
  },
  blocages: {
    nom: 'Blocages et signalements',
    Vue: lazy(async () => ({ default: (await import('../echanges/VueBlocages.tsx')).VueBlocages })),
  },
};

/** Professionals who chose to appear, to whoever is signed in, and what one does with them. */
export function PageAnnuaire() {
  const session = useSession();
  const pro = session.statut === 'ouverte' && aUnEspacePro(session.utilisateur);
  const titre = pro ? 'Découvrez des utilisateurs' : 'Trouvez un professionnel';
  useTitre(titre);
  const contenu = <Annuaire titre={titre} pro={pro} />;
  return pro ? (
    <CadrePro className="annuaire">{contenu}</CadrePro>
  ) : (
    <CadreCompte className="annuaire">{contenu}</CadreCompte>
  );
}

function Annuaire({ titre, pro }: { titre: string; pro: boolean }) {
  const [parametres] = useSearchParams();
  const nom = parametres.get('vue') ?? '';
  const vue = Object.hasOwn(VUES, nom) ? VUES[nom] : undefined;
  return (
    <>
      <div className="registre">
        <h1>{titre}</h1>
        {pro && (
          <Link className={classeBouton('discret', 'petite')} to="/pro/chat">
            Retour au chat
          </Link>
        )}
      </div>
      <p className="voix">
        Des professionnels qui ont choisi d’y paraître. Chacun dit de soi ce qu’il veut{'\u202f'}: Francis ne vérifie ni
        leur titre, ni leur inscription à un ordre.
      </p>
      <Vues active={vue ? nom : ''} />
      {vue ? (
        <Suspense fallback={<Attente texte="Chargement..." />}>
          <vue.Vue />
        </Suspense>
      ) : (
        <>
          {pro && (
            <p className="doux">
              <Link to="/pro/settings?onglet=annuaire">Choisir ce que l’annuaire montre de vous</Link>
            </p>
          )}
          {pro && <SituationsRecues />}
          <VueAnnuaire />
        </>
      )}
    </>
  );
}

/** The views of the directory, by their address, with how many messages wait. */
function Vues({ active }: { active: string }) {
  const { data, refetch } = useInfiniteQuery(echangesQuery);
  const relire = useCallback(() => void refetch(), [refetch]);
  useRelecture(relire);
  const nonLus = data?.pages[0]?.nonLus ?? 0;
  const lien = (vue: string, nom: string) => (
    <Link key={vue} to={{ search: vue === '' ? '' : `?vue=${vue}` }} aria-current={vue === active ? 'page' : undefined}>
      {nom}
      {vue === 'messages' && nonLus > 0 && (
        <span className="non-lus">
          {' '}
          ({nonLus}
          <span className="vh"> non lu{nonLus > 1 ? 's' : ''}</span>)
        </span>
      )}
    </Link>
  );
  return (
    <nav className="onglets-liste vues-annuaire" aria-label="Annuaire">
      {lien('', 'Tous')}
      {Object.entries(VUES).map(([vue, { nom }]) => lien(vue, nom))}
    </nav>
  );
}
