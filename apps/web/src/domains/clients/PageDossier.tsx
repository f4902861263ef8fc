import { type Client, SECTIONS_CLIENT } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Bouton, classeBouton, Icone } from '../../design-system/index.ts';
import { useTitre } from '../../platform/titre.ts';
import { useAction } from '../../platform/useAction.ts';
import { clientQuery, telecharger } from './api.ts';
import { ecrireFait, estVide, lignesDeValeur } from './affichage.tsx';
import { CadrePro } from './CadrePro.tsx';
import { DossierAbsent } from './DossierAbsent.tsx';
import { faitOffert } from './faits.ts';
import { Historique } from './Historique.tsx';

/** A client file, read. */
export function PageDossier() {
  const { clientId = '' } = useParams();
  const { data: client, error } = useQuery(clientQuery(clientId));
  const nom = client ? `${client.prenom_client} ${client.nom_client}` : '';
  useTitre(nom || 'Dossier client');
  const { occupe, agir } = useAction(() => 'Erreur lors de l’export CSV');
  return (
    <CadrePro className="dossier-page">
      {client ? (
        <>
          <div className="titre-pro">
            <div>
              <Link className={classeBouton('discret', 'petite')} to="/pro/dashboard">
                <Icone nom="gauche" petite />
                Retour Dashboard
              </Link>
              <h1>
                <span className="doux">Client{'\u00a0'}:</span> {nom}
              </h1>
            </div>
            <div className="gestes-titre">
              <Bouton
                icone="export"
                disabled={occupe}
                onClick={() => void agir(() => telecharger(client.id, 'export-csv'))}
              >
                CSV
              </Bouton>
              {client.droits.modifier && (
                <Link className={classeBouton('principal')} to={`/pro/clients/${client.id}/edit`}>
                  <Icone nom="crayon" petite />
                  Modifier
                </Link>
              )}
            </div>
          </div>
          <div className="deux-colonnes">
            <div className="fiche-lue">
              {SECTIONS_CLIENT.map(({ cle, titre, champs }) => (
                <SectionLue key={cle} titre={titre} champs={champs} client={client} avecFaits={cle === 'fiscalite'} />
              ))}
            </div>
            <aside className="cote" aria-label="Suivi du dossier">
              <Historique client={client} />
            </aside>
          </div>
        </>
      ) : (
        <DossierAbsent error={error} phrase="Erreur de chargement des détails du client." />
      )}
    </CadrePro>
  );
}

interface PropsSection {
  titre: string;
  champs: Readonly<Record<string, string>>;
  client: Client;
  avecFaits: boolean;
}

function SectionLue({ titre, champs, client, avecFaits }: PropsSection) {
  const valeurs: Readonly<Record<string, unknown>> = { ...client };
  const remplis = Object.entries(champs).filter(([champ]) => !estVide(valeurs[champ]));
  const faits = avecFaits ? Object.entries(client.faits_fiscaux_client) : [];
  const sansRendezVous = 'prochain_rendez_vous_pro' in champs && client.prochain_rendez_vous_pro === null;
  return (
    <section>
      <h2 className="registre">{titre}</h2>
      {remplis.length + faits.length === 0 && (
        <p className="doux petit">Aucune information disponible pour cette section</p>
      )}
      <dl>
        {remplis.map(([champ, libelle]) => (
          <div key={champ}>
            <dt>{libelle}</dt>
            <dd>
              {lignesDeValeur(champ, valeurs[champ]).map((ligne) => (
                <p key={ligne}>{ligne}</p>
              ))}
            </dd>
          </div>
        ))}
        {sansRendezVous && (
          <div>
            <dt>Prochain rendez-vous</dt>
            <dd>Non défini</dd>
          </div>
        )}
        {faits.map(([chemin, valeur]) => (
          <div key={chemin}>
            <dt>{faitOffert(chemin)?.libelle ?? chemin}</dt>
            <dd>{ecrireFait(chemin, valeur)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
