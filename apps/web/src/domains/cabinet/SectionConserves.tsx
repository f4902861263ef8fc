import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bouton, Fenetre, deNom } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';
import { conseilsQuery, conservesQuery } from '../clients/conseils/api.ts';
import { EtatDeLaChaine } from '../clients/conseils/ConseilsValides.tsx';
import { ListeConseils } from '../clients/conseils/ListeConseils.tsx';

interface Conserve {
  readonly client_id: string;
  readonly nom: string;
}

/** Advice given to clients whose file is gone: the firm owes its proof, and nothing else is left of them. */
export function SectionConserves() {
  const { data, error } = useQuery(conservesQuery);
  const [ouvert, setOuvert] = useState<Conserve>();
  return (
    <Section
      titre="Conseils de dossiers supprimés"
      texte={'Gardés, chiffrés, le temps que le cabinet en doit la preuve\u202f; puis leur clé est détruite.'}
      erreur={data ? undefined : error}
    >
      {data?.length === 0 && <p className="doux">Aucun.</p>}
      <ul className="lignes cles-api">
        {data?.map((ligne) => (
          <li key={ligne.client_id}>
            <div>
              <b>{ligne.nom}</b>
              <span className="doux">
                {ligne.conseils === 1 ? 'Un conseil' : `${ligne.conseils} conseils`}, jusqu’au{' '}
                {jourLong(ligne.conserves_jusquau)}
              </span>
            </div>
            <Bouton taille="petite" aria-label={`Conseils ${deNom(ligne.nom)}`} onClick={() => setOuvert(ligne)}>
              Ouvrir
            </Bouton>
          </li>
        ))}
      </ul>
      {ouvert && <DuClient {...ouvert} onFermer={() => setOuvert(undefined)} />}
    </Section>
  );
}

function DuClient({ client_id, nom, onFermer }: Conserve & { onFermer: () => void }) {
  const { data } = useQuery(conseilsQuery(client_id));
  return (
    <Fenetre titre={`Conseils ${deNom(nom)}`} onFermer={onFermer} actions={<Bouton onClick={onFermer}>Fermer</Bouton>}>
      <div className="conseil-fenetre historique-dossier">
        {data && <ListeConseils client={client_id} conseils={data.conseils} />}
        <EtatDeLaChaine client={client_id} />
      </div>
    </Fenetre>
  );
}
