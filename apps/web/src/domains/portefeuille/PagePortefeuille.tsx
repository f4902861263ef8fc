import type { DemandePassage, PassagePortefeuille, TriPortefeuille } from '@francis/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alerte, Bouton, Choix } from '../../design-system/index.ts';
import { instantLong } from '../../platform/dates.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { useTitre } from '../../platform/titre.ts';
import { useAction } from '../../platform/useAction.ts';
import { CadrePro } from '../clients/CadrePro.tsx';
import { RETOUR_CLIENTS, TetePro } from '../clients/TetePro.tsx';
import {
  cleDuPortefeuille,
  type CriteresPortefeuille,
  demanderPassage,
  estEnCours,
  lignesQuery,
  passagesQuery,
  telechargerPassage,
} from './api.ts';
import { Avancement } from './Avancement.tsx';
import { Bilan, Repartition } from './Bilan.tsx';
import { PanneauReforme } from './PanneauReforme.tsx';
import { Radar } from './Radar.tsx';
import { TablePortefeuille } from './TablePortefeuille.tsx';
import './portefeuille.css';

/** All the clients of the firm at once: what they owe, what they could gain, who a law touches. */
export function PagePortefeuille() {
  useTitre('Portefeuille');
  const cache = useQueryClient();
  const passages = useQuery(passagesQuery);
  const [refus, setRefus] = useState<string>();
  const [envoi, setEnvoi] = useState(false);
  const enCours = passages.data?.find(estEnCours);
  const interrompu = passages.data?.[0]?.etat === 'interrompu';
  const montre = passages.data?.find(({ etat }) => etat === 'fait');
  const occupe = envoi || enCours !== undefined;
  const demander = async (demande: Partial<DemandePassage>): Promise<void> => {
    setEnvoi(true);
    setRefus(undefined);
    try {
      await demanderPassage(demande);
      await cache.invalidateQueries({ queryKey: cleDuPortefeuille });
    } catch (error) {
      setRefus(messageOf(error, 'Le calcul n’a pas pu commencer. Réessayez.'));
    } finally {
      setEnvoi(false);
    }
  };
  return (
    <CadrePro className="page-portefeuille">
      <TetePro
        retour={RETOUR_CLIENTS}
        chapeau={montre ? dateDe(montre) : 'Tous les clients du cabinet'}
        titre="Portefeuille"
        gestes={
          <>
            {montre && <Exports id={montre.id} />}
            {montre && (
              <Bouton
                title="Relit chaque dossier sans rien reprendre du dernier calcul"
                disabled={occupe}
                onClick={() => void demander({ tout: true })}
              >
                Tout recalculer
              </Bouton>
            )}
            <Bouton rang="principal" disabled={occupe || passages.isPending} onClick={() => void demander({})}>
              {montre ? 'Recalculer' : 'Calculer le portefeuille'}
            </Bouton>
          </>
        }
      />
      {enCours && <Avancement passage={enCours} />}
      {interrompu && (
        <Alerte ton="attention">
          <p>Le dernier calcul a été interrompu et ne reprendra pas. Relancez-le.</p>
        </Alerte>
      )}
      {passages.isError && (
        <Alerte ton="erreur">
          <p>{messageOf(passages.error, 'Le portefeuille n’a pas pu être lu.')}</p>
          <Bouton onClick={() => void passages.refetch()}>Réessayer</Bouton>
        </Alerte>
      )}
      {montre?.loi_changee === true && (
        <Alerte ton="attention">
          <p>Les paramètres légaux ont changé depuis ce calcul. Recalculez pour les chiffres d’aujourd’hui.</p>
        </Alerte>
      )}
      {montre?.bilan && <Bilan passage={montre} bilan={montre.bilan} />}
      <div className="deux-colonnes">
        <div className="colonne-portefeuille">
          {passages.isPending && (
            <p className="doux attente-liste" role="status">
              Chargement du portefeuille...
            </p>
          )}
          {passages.isSuccess && !montre && <Vide attend={enCours !== undefined} />}
          {montre && <Lignes key={montre.id} passage={montre} />}
        </div>
        <aside className="cote" aria-label="Lois et leviers">
          <PanneauReforme occupe={occupe} erreur={refus} onMesurer={(reforme) => void demander({ reforme })} />
          {montre?.bilan && <Repartition bilan={montre.bilan} />}
        </aside>
      </div>
      <Radar />
    </CadrePro>
  );
}

const dateDe = ({ fini_le, annee, reforme }: PassagePortefeuille): string =>
  `Revenus ${annee}, calculés le ${instantLong(fini_le ?? '')}${reforme ? `, ${reforme.titre}` : ''}`;

function Vide({ attend }: { attend: boolean }) {
  return (
    <div className="liste-vide">
      <h2>{attend ? 'Premier calcul en cours' : 'Aucun calcul encore'}</h2>
      <p className="doux">
        Un seul calcul donne l’impôt, la tranche et les leviers de chaque client. Un dossier incomplet dit ce qui lui
        manque, jamais un chiffre.
      </p>
    </div>
  );
}

const LIGNES_DE_STATUT = [
  ['', 'Tous les clients'],
  ['exact', 'Chiffres exacts'],
  ['estimation', 'Estimations'],
  ['a_completer', 'À compléter'],
] as const;

function Lignes({ passage }: { passage: PassagePortefeuille }) {
  const reforme = passage.reforme !== null;
  // Who a reform touches comes first, whether it takes or gives.
  const [criteres, setCriteres] = useState<CriteresPortefeuille>({
    tri: reforme ? 'effet' : 'gain',
    sens: reforme && (passage.bilan?.effet ?? 0) < 0 ? 'asc' : 'desc',
  });
  const liste = useInfiniteQuery({ ...lignesQuery(passage.id, criteres), placeholderData: (avant) => avant });
  const lignes = (liste.data?.pages ?? []).flatMap((page) => page.lignes);
  const trier = (tri: TriPortefeuille): void =>
    setCriteres((avant) => ({ ...avant, tri, sens: avant.tri === tri && avant.sens === 'desc' ? 'asc' : 'desc' }));
  return (
    <>
      <div className="outils">
        <Choix
          libelle="Certitude"
          value={criteres.statut ?? ''}
          onChange={({ target }) => {
            const statut = LIGNES_DE_STATUT.find(([valeur]) => valeur === target.value)?.[0];
            setCriteres(({ tri, sens }) => ({ tri, sens, ...(statut ? { statut } : {}) }));
          }}
        >
          {LIGNES_DE_STATUT.map(([valeur, nom]) => (
            <option key={valeur} value={valeur}>
              {nom}
            </option>
          ))}
        </Choix>
      </div>
      {liste.isError && (
        <Alerte ton="erreur">
          <p>{messageOf(liste.error, 'Les lignes n’ont pas pu être lues.')}</p>
          <Bouton onClick={() => void liste.refetch()}>Réessayer</Bouton>
        </Alerte>
      )}
      {liste.isSuccess && lignes.length === 0 && (
        <div className="liste-vide">
          <h2>{passage.total === 0 ? 'Aucun client' : 'Aucun client ne correspond'}</h2>
        </div>
      )}
      {lignes.length > 0 && (
        <TablePortefeuille
          lignes={lignes}
          criteres={criteres}
          reforme={reforme}
          ancienne={liste.isPlaceholderData}
          onTrier={trier}
        />
      )}
      {liste.hasNextPage && (
        <div className="pied-liste">
          <Bouton disabled={liste.isFetchingNextPage} onClick={() => void liste.fetchNextPage()}>
            {liste.isFetchingNextPage ? 'Chargement...' : 'Afficher la suite'}
          </Bouton>
        </div>
      )}
    </>
  );
}

function Exports({ id }: { id: string }) {
  const { occupe, agir } = useAction((error) => messageOf(error, 'Erreur lors de l’export'));
  return (
    <>
      <Bouton disabled={occupe} onClick={() => void agir(() => telechargerPassage(id, 'excel'))}>
        Excel
      </Bouton>
      <Bouton disabled={occupe} onClick={() => void agir(() => telechargerPassage(id, 'csv'))}>
        CSV
      </Bouton>
    </>
  );
}
