import {
  LANGUES_ANNUAIRE,
  METIERS_ANNUAIRE,
  type ProfessionnelAnnuaire,
  SUJETS_ANNUAIRE,
  VILLES_ANNUAIRE,
} from '@francis/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { Alerte, Bouton, Champ, ChampChoix, classeBouton } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { messageOf } from '../../platform/erreurs.ts';
import { aUnEspacePro, useSession } from '../../platform/session.ts';
import { useTitre } from '../../platform/titre.ts';
import { CadrePro } from '../clients/CadrePro.tsx';
import { annuaireQuery, type Criteres } from './api.ts';
import { FenetreRemise } from '../remises/FenetreRemise.tsx';
import { SituationsRecues } from '../remises/SituationsRecues.tsx';
import { LigneAnnuaire, nomAffiche } from './LigneAnnuaire.tsx';
import './annuaire.css';

const TOUS = { recherche: '', ville: '' } as const satisfies Criteres;

/** Professionals who chose to appear, to whoever is signed in. */
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
  const [criteres, setCriteres] = useState<Criteres>(TOUS);
  const [destinataire, setDestinataire] = useState<ProfessionnelAnnuaire>();
  const poses = useDeferredValue(criteres);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...annuaireQuery(poses),
    placeholderData: keepPreviousData,
  });
  const trouves = data?.pages.flatMap(({ professionnels }) => professionnels);
  const filtre = Object.values(poses).some((valeur) => valeur !== '');
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
        Des professionnels qui ont choisi d’y paraître. Chacun dit de soi ce qu’il veut : Francis ne vérifie ni leur
        titre, ni leur inscription à un ordre.
      </p>
      {pro && (
        <p className="doux">
          <Link to="/pro/settings?onglet=annuaire">Choisir ce que l’annuaire montre de vous</Link>
        </p>
      )}
      {pro && <SituationsRecues />}
      <Filtres criteres={criteres} onChange={setCriteres} />
      {error && !trouves && (
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Erreur lors du chargement de l’annuaire')}</p>
        </Alerte>
      )}
      <div aria-live="polite">
        {trouves?.length === 0 && (
          <p className="doux">
            {filtre
              ? 'Personne ne répond à ces critères. Retirez-en un.'
              : 'Personne ne paraît encore dans l’annuaire.'}
          </p>
        )}
      </div>
      {trouves && trouves.length > 0 && (
        <ul className="lignes lignes-annuaire">
          {trouves.map((un) => (
            <LigneAnnuaire key={un.id} professionnel={un}>
              <Bouton taille="petite" onClick={() => setDestinataire(un)}>
                Remettre ma situation
              </Bouton>
            </LigneAnnuaire>
          ))}
        </ul>
      )}
      {destinataire && (
        <FenetreRemise
          professionnel={destinataire.id}
          nom={nomAffiche(destinataire)}
          onFermer={() => setDestinataire(undefined)}
        />
      )}
      {hasNextPage && (
        <p>
          <Bouton disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Voir la suite
          </Bouton>
        </p>
      )}
    </>
  );
}

interface PropsFiltres {
  criteres: Criteres;
  onChange: (criteres: Criteres) => void;
}

function Filtres({ criteres, onChange }: PropsFiltres) {
  const choisir = (nom: 'metier' | 'sujet' | 'langue', valeur: string): void => {
    const { [nom]: _avant, ...reste } = criteres;
    // The values of the list are those of the contract; the server checks them again.
    onChange(valeur === '' ? reste : { ...reste, [nom]: valeur });
  };
  return (
    <search className="filtres-annuaire">
      <Champ
        libelle="Nom ou cabinet"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={criteres.recherche}
        onChange={(e) => onChange({ ...criteres, recherche: e.target.value })}
      />
      <Champ
        libelle="Ville"
        list="villes-annuaire"
        autoComplete="off"
        maxLength={80}
        value={criteres.ville}
        onChange={(e) => onChange({ ...criteres, ville: e.target.value })}
      />
      <datalist id="villes-annuaire">
        {VILLES_ANNUAIRE.map((ville) => (
          <option key={ville} value={ville}>
            {ville}
          </option>
        ))}
      </datalist>
      <Choix libelle="Métier" valeur={criteres.metier} onChange={(v) => choisir('metier', v)}>
        {options(METIERS_ANNUAIRE)}
      </Choix>
      <Choix libelle="Sujet" valeur={criteres.sujet} onChange={(v) => choisir('sujet', v)}>
        {options(SUJETS_ANNUAIRE)}
      </Choix>
      <Choix libelle="Langue" valeur={criteres.langue} onChange={(v) => choisir('langue', v)}>
        {options(LANGUES_ANNUAIRE)}
      </Choix>
    </search>
  );
}

const options = (libelles: Readonly<Record<string, string>>): ReactNode =>
  Object.entries(libelles).map(([cle, libelle]) => (
    <option key={cle} value={cle}>
      {libelle}
    </option>
  ));

interface PropsChoix {
  libelle: string;
  valeur: string | undefined;
  onChange: (valeur: string) => void;
  children: ReactNode;
}

function Choix({ libelle, valeur, onChange, children }: PropsChoix) {
  return (
    <ChampChoix libelle={libelle} value={valeur ?? ''} onChange={(e) => onChange(e.target.value)}>
      <option value="">Indifférent</option>
      {children}
    </ChampChoix>
  );
}
