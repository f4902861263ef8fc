import type { ProfessionnelAnnuaire } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Bouton } from '../../design-system/index.ts';
import { aUnEspacePro, useSession } from '../../platform/session.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { FenetreRemise } from '../remises/FenetreRemise.tsx';
import { maFicheQuery, suivisQuery, suivre } from './api.ts';
import { LigneAnnuaire, nomAffiche } from './LigneAnnuaire.tsx';

const FenetreMessage = lazy(async () => ({
  default: (await import('../echanges/FenetreMessage.tsx')).FenetreMessage,
}));
const FenetreBlocage = lazy(async () => ({
  default: (await import('../echanges/FenetreBlocage.tsx')).FenetreBlocage,
}));
const FenetreSignalement = lazy(async () => ({
  default: (await import('../echanges/FenetreSignalement.tsx')).FenetreSignalement,
}));

type Geste = 'ecrire' | 'remettre' | 'bloquer' | 'signaler';

interface Props<P extends ProfessionnelAnnuaire> {
  professionnels: readonly P[];
  /** What is said of one, under their name. */
  dire?: (professionnel: P) => ReactNode;
}

/** Lines of the directory, with what one may do with each; on one's own, nothing. */
export function ListeAnnuaire<P extends ProfessionnelAnnuaire>({ professionnels, dire }: Props<P>) {
  const session = useSession();
  const pro = session.statut === 'ouverte' && aUnEspacePro(session.utilisateur);
  const { data: mienne } = useQuery({ ...maFicheQuery, enabled: pro });
  const { data: suivis } = useQuery(suivisQuery);
  const [ouverte, setOuverte] = useState<{ geste: Geste; vise: P }>();
  if (professionnels.length === 0) return null;
  const fermer = (): void => setOuverte(undefined);
  return (
    <>
      <ul className="lignes lignes-annuaire">
        {professionnels.map((un) => (
          <LigneAnnuaire key={un.id} professionnel={un} dit={dire?.(un)}>
            {un.id === mienne?.fiche?.id ? (
              <span className="doux">Votre fiche</span>
            ) : (
              <Gestes
                nom={nomAffiche(un)}
                id={un.id}
                suivi={suivis?.professionnels.some(({ id }) => id === un.id)}
                onGeste={(geste) => setOuverte({ geste, vise: un })}
              />
            )}
          </LigneAnnuaire>
        ))}
      </ul>
      {ouverte && (
        <Suspense>
          <FenetreDuGeste {...ouverte} onFermer={fermer} />
        </Suspense>
      )}
    </>
  );
}

interface PropsFenetre {
  geste: Geste;
  vise: ProfessionnelAnnuaire;
  onFermer: () => void;
}

function FenetreDuGeste({ geste, vise, onFermer }: PropsFenetre) {
  const { id } = vise;
  const nom = nomAffiche(vise);
  if (geste === 'ecrire') return <FenetreMessage fiche={id} nom={nom} onFermer={onFermer} />;
  if (geste === 'remettre') return <FenetreRemise professionnel={id} nom={nom} onFermer={onFermer} />;
  if (geste === 'signaler') return <FenetreSignalement cible="fiche" id={id} nom={nom} onFermer={onFermer} />;
  return <FenetreBlocage vise={{ chemin: 'annuaire', id, nom }} onFermer={onFermer} onFait={onFermer} />;
}

interface PropsGestes {
  id: string;
  nom: string;
  /** Undefined until it is known. */
  suivi: boolean | undefined;
  onGeste: (geste: Geste) => void;
}

function Gestes({ id, nom, suivi, onGeste }: PropsGestes) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const basculer = (): void =>
    void agir(async () => {
      await suivre(id, !suivi);
      await client.invalidateQueries({ queryKey: suivisQuery.queryKey });
      toast(suivi ? `Vous ne suivez plus ${nom}.` : `Vous suivez ${nom}.`);
    });
  return (
    <div className="gestes-annuaire">
      <Bouton taille="petite" aria-label={`Discuter avec ${nom}`} onClick={() => onGeste('ecrire')}>
        Discuter
      </Bouton>
      <Bouton
        taille="petite"
        disabled={occupe || suivi === undefined}
        aria-label={suivi ? `Ne plus suivre ${nom}` : `Suivre ${nom}`}
        onClick={basculer}
      >
        {suivi ? 'Ne plus suivre' : 'Suivre'}
      </Bouton>
      <Bouton taille="petite" onClick={() => onGeste('remettre')}>
        Remettre ma situation
      </Bouton>
      <details className="plus-annuaire">
        <summary aria-label={`Autres gestes pour ${nom}`}>Plus</summary>
        <div>
          <Bouton taille="petite" rang="discret" onClick={() => onGeste('signaler')}>
            Signaler
          </Bouton>
          <Bouton taille="petite" rang="discret" onClick={() => onGeste('bloquer')}>
            Bloquer
          </Bouton>
        </div>
      </details>
    </div>
  );
}
