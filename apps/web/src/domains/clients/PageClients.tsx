import { SITUATIONS_MARITALES, STATUTS_DOSSIER } from '@francis/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Alerte, Bouton, Choix, classeBouton, formaterNombre, Icone } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { useTitre } from '../../platform/titre.ts';
import { cleDesClients, comptesQuery, type Criteres, listeQuery } from './api.ts';
import { Copilote } from '../assistant/professionnel/Copilote.tsx';
import { AvisCabinet } from '../cabinet/AvisCabinet.tsx';
import { cabinetQuery } from '../cabinet/api.ts';
import { CadrePro } from './CadrePro.tsx';
import { ConfirmationSuppression } from './ConfirmationSuppression.tsx';
import { ecrireCriteres, lireCriteres } from './criteres.ts';
import { useNomAffiche } from './EntetePro.tsx';
import { useLecteur } from './useLecteur.ts';
import { RendezVous } from './RendezVous.tsx';
import { programmerSuppression, useSuppressions } from './suppression.ts';
import { TetePro } from './TetePro.tsx';
import { TableClients } from './TableClients.tsx';
import { useClavierDeListe } from './useClavierDeListe.ts';
import { REPOS_MS } from '../../platform/useRepos.ts';

/** Dashboard of a professional: the firm's clients, and what comes next. */
export function PageClients() {
  useTitre('Mes clients');
  const aller = useNavigate();
  const cache = useQueryClient();
  const [adresse, setAdresse] = useSearchParams();
  const criteres = lireCriteres(adresse);
  const changer = (suite: Partial<Criteres>): void =>
    setAdresse(ecrireCriteres({ ...criteres, ...suite }), { replace: true });
  const [texte, setTexte] = useState(criteres.recherche ?? '');
  const attente = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(attente.current), []);
  /** A letter typed is not a question to the server: the word is. */
  const chercher = (saisi: string): void => {
    setTexte(saisi);
    clearTimeout(attente.current);
    const poser = (): void =>
      setAdresse((avant) => ecrireCriteres({ ...lireCriteres(avant), recherche: saisi.trim() || undefined }), {
        replace: true,
      });
    attente.current = setTimeout(poser, REPOS_MS);
  };

  const comptes = useQuery(comptesQuery);
  const liste = useInfiniteQuery({ ...listeQuery(criteres), placeholderData: (avant) => avant });
  const enAttente = new Set(useSuppressions().map(({ id }) => id));
  const lignes = (liste.data?.pages ?? []).flatMap((page) => page.lignes).filter(({ id }) => !enAttente.has(id));
  const [aSupprimer, setASupprimer] = useState<{ id: string; nom: string }>();
  const total = comptes.data ? comptes.data.total - enAttente.size : undefined;
  const filtree = Boolean(criteres.recherche ?? criteres.statut ?? criteres.situation);
  const cadre = useRef<HTMLDivElement>(null);
  const lecteur = useLecteur();
  useClavierDeListe(cadre, lecteur ? undefined : () => void aller('/pro/clients/new'));

  return (
    <CadrePro className="tableau-clients">
      <TetePro
        chapeau={<QuiEtOu />}
        titre={<>Mes Clients {total !== undefined && <span className="n">{formaterNombre(total)}</span>}</>}
        gestes={
          !lecteur && (
            <>
              <Link className={classeBouton()} to="/pro/clients/import">
                Importer
              </Link>
              <Link className={classeBouton('principal')} to="/pro/clients/new">
                <Icone nom="plus" petite />
                Nouveau Client
              </Link>
            </>
          )
        }
      />
      <AvisCabinet />
      <div className="deux-colonnes">
        <div ref={cadre}>
          <search className="outils" aria-label="Filtrer les clients">
            <div className="saisie">
              <Icone nom="recherche" petite />
              <input
                type="search"
                aria-label="Rechercher un client"
                placeholder="Nom, e-mail, ville"
                value={texte}
                maxLength={200}
                onChange={(e) => chercher(e.target.value)}
              />
            </div>
            <Filtre
              nom="Statut du dossier"
              tous="Tous les dossiers"
              valeurs={STATUTS_DOSSIER}
              valeur={criteres.statut}
              comptes={comptes.data?.par_statut}
              onChange={(statut) => changer({ statut })}
            />
            <Filtre
              nom="Situation maritale"
              tous="Toutes les situations"
              valeurs={SITUATIONS_MARITALES}
              valeur={criteres.situation}
              onChange={(situation) => changer({ situation })}
            />
          </search>
          {liste.error && (
            <Alerte ton="erreur">
              <p>{messageOf(liste.error, 'Erreur lors du chargement des clients.')}</p>
              <Bouton taille="petite" onClick={() => void liste.refetch()}>
                Réessayer
              </Bouton>
            </Alerte>
          )}
          {liste.isPending && (
            <p className="attente-liste doux" role="status">
              Chargement des clients...
            </p>
          )}
          {liste.isSuccess && lignes.length === 0 && (
            <div className="liste-vide">
              <h2>{filtree ? 'Aucun client ne correspond' : 'Aucun client'}</h2>
              {filtree ? (
                <Bouton
                  onClick={() => {
                    setTexte('');
                    setAdresse(new URLSearchParams(), { replace: true });
                  }}
                >
                  Tout afficher
                </Bouton>
              ) : (
                <>
                  <p className="doux">Un dossier garde la situation du client, ses analyses et leur calcul.</p>
                  {!lecteur && (
                    <Link className={classeBouton()} to="/pro/clients/new">
                      Ajouter mon premier client
                    </Link>
                  )}
                </>
              )}
            </div>
          )}
          {lignes.length > 0 && (
            <>
              <TableClients
                lignes={lignes}
                criteres={criteres}
                ancienne={liste.isPlaceholderData}
                onTrier={changer}
                onSupprimer={setASupprimer}
              />
              <div className="pied-liste">
                {liste.hasNextPage && (
                  <Bouton disabled={liste.isFetchingNextPage} onClick={() => void liste.fetchNextPage()}>
                    {liste.isFetchingNextPage ? 'Chargement...' : 'Afficher la suite'}
                  </Bouton>
                )}
                <p className="clavier">
                  <span>
                    <kbd>↑</kbd> <kbd>↓</kbd> parcourir
                  </span>
                  <span>
                    <kbd>Entrée</kbd> ouvrir
                  </span>
                  {!lecteur && (
                    <span>
                      <kbd>N</kbd> nouveau client
                    </span>
                  )}
                  <span>
                    <kbd>/</kbd> rechercher
                  </span>
                </p>
              </div>
            </>
          )}
        </div>
        <aside className="cote" aria-label="Agenda et accès">
          <RendezVous rendezVous={comptes.data?.rendez_vous} />
          <nav className="tuiles" aria-label="Accès rapides">
            <Link to="/pro/portefeuille">
              <b>Portefeuille</b>
              <span>Impôts, leviers et lois, tous clients ensemble</span>
            </Link>
            <Link to="/pro/chat">
              <b>Demander à Francis</b>
              <span>Une question, une réponse avec son calcul</span>
            </Link>
            <Link to="/pro/settings">
              <b>Paramètres</b>
              <span>Profil, facturation, équipe</span>
            </Link>
          </nav>
        </aside>
      </div>
      <Copilote />
      {aSupprimer && (
        <ConfirmationSuppression
          client={aSupprimer.id}
          nom={aSupprimer.nom}
          onFermer={() => setASupprimer(undefined)}
          onConfirmer={() => {
            setASupprimer(undefined);
            programmerSuppression(aSupprimer, () => cache.invalidateQueries({ queryKey: cleDesClients }));
          }}
        />
      )}
    </CadrePro>
  );
}

interface PropsFiltre<V extends string> {
  nom: string;
  tous: string;
  valeurs: readonly V[];
  valeur: V | undefined;
  comptes?: Partial<Record<V, number>> | undefined;
  onChange: (valeur: V | undefined) => void;
}

function Filtre<V extends string>({ nom, tous, valeurs, valeur, comptes, onChange }: PropsFiltre<V>) {
  return (
    <Choix libelle={nom} value={valeur ?? ''} onChange={(e) => onChange(valeurs.find((v) => v === e.target.value))}>
      <option value="">{tous}</option>
      {valeurs.map((v) => (
        <option key={v} value={v}>
          {comptes?.[v] === undefined ? v : `${v} (${formaterNombre(comptes[v])})`}
        </option>
      ))}
    </Choix>
  );
}

/** The person, then their firm once it has a name of its own. */
function QuiEtOu() {
  const nom = useNomAffiche();
  const cabinet = useQuery(cabinetQuery).data?.cabinet.company_name;
  return cabinet === undefined || cabinet.includes(nom) ? nom : `${nom}, ${cabinet}`;
}
