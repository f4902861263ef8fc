import { type Client, SECTIONS_CLIENT } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { classeBouton, Icone, deNom } from '../../design-system/index.ts';
import { useTitre } from '../../platform/titre.ts';
import { ReunionsDuClient } from '../reunions/ReunionsDuClient.tsx';
import { Arbitrages } from './analyses/Arbitrages.tsx';
import { Gardees } from './analyses/Gardees.tsx';
import { Gestes } from './analyses/Gestes.tsx';
import { Panneau } from './analyses/Panneau.tsx';
import { useAnalyses } from './analyses/useAnalyses.ts';
import { clientQuery } from './api.ts';
import { ecrireFait, estVide, lignesDeValeur } from './affichage.tsx';
import { Copilote } from '../assistant/professionnel/Copilote.tsx';
import { Discussion } from '../assistant/professionnel/Discussion.tsx';
import { TEXTES_DU_DOSSIER } from '../assistant/textes.ts';
import { ConseilsValides } from './conseils/ConseilsValides.tsx';
import { Lettres } from './conseils/Lettres.tsx';
import { ConversationsDuClient } from './ConversationsDuClient.tsx';
import { CadrePro } from './CadrePro.tsx';
import { DossierAbsent } from './DossierAbsent.tsx';
import { Famille } from './famille/Famille.tsx';
import { faitOffert } from './faits.ts';
import { Historique } from './Historique.tsx';
import { InvitationsDuClient } from './invitation/InvitationsDuClient.tsx';
import { InviterLeClient } from './invitation/InviterLeClient.tsx';
import { Synthese } from './Synthese.tsx';
import { TetePro } from './TetePro.tsx';
import { PropositionsDuClient } from './invitation/PropositionsDuClient.tsx';

/** A client file, read. */
export function PageDossier() {
  const { clientId = '' } = useParams();
  const { data: client, error } = useQuery(clientQuery(clientId));
  const nom = client ? `${client.prenom_client} ${client.nom_client}` : '';
  useTitre(nom || 'Dossier client');
  const analyses = useAnalyses(clientId);
  return (
    <CadrePro className="dossier-page">
      {client ? (
        <>
          <TetePro
            retour={{ vers: '/pro/dashboard', nom: 'Retour Dashboard' }}
            titre={
              <>
                <span className="doux">Client{'\u00a0'}:</span> {nom}
              </>
            }
            gestes={
              <>
                <Gestes analyses={analyses} />
                {client.droits.modifier && <InviterLeClient client={client} />}
                {client.droits.modifier && (
                  <Link className={classeBouton()} to={`/pro/clients/${client.id}/edit`}>
                    <Icone nom="crayon" petite />
                    Modifier
                  </Link>
                )}
              </>
            }
          />
          <Synthese client={client} />
          <div className="deux-colonnes">
            <div>
              <PropositionsDuClient client={client} />
              <Panneau analyses={analyses} modifiable={client.droits.modifier} />
              <div className="fiche-lue">
                {SECTIONS_CLIENT.map(({ cle, titre, champs }) => (
                  <SectionLue key={cle} titre={titre} champs={champs} client={client} avecFaits={cle === 'fiscalite'} />
                ))}
              </div>
              <Famille client={client} />
              <Arbitrages client={client.id} modifiable={client.droits.modifier} />
              <section className="consulter" aria-labelledby="consulter">
                <h2 className="registre" id="consulter">
                  Consulter Francis pour {nom}
                </h2>
                <Discussion
                  key={client.id}
                  client={client.id}
                  textes={TEXTES_DU_DOSSIER}
                  prefixe="Erreur Francis : "
                  placeholder={`Une question sur la situation ${deNom(nom)}`}
                />
              </section>
            </div>
            <aside className="cote" aria-label="Suivi du dossier">
              <Gardees client={client.id} analyses={analyses} />
              <ConseilsValides client={client.id} />
              <Lettres client={client.id} />
              <ConversationsDuClient client={client.id} />
              <InvitationsDuClient client={client} />
              <ReunionsDuClient client={client.id} />
              <Historique client={client} />
            </aside>
          </div>
          <Copilote key={client.id} client={{ id: client.id, nom }} ouvert={false} />
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
