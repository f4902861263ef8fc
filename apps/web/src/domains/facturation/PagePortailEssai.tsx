import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { cheminInterne } from '../../platform/chemin-interne.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { Section } from '../../platform/Section.tsx';
import { useTitre } from '../../platform/titre.ts';
import { abonnementsQuery } from './api.ts';
import { CarteAbonnement } from './CarteAbonnement.tsx';
import { Factures } from './Factures.tsx';
import './facturation.css';

/** In the place of the provider's portal, where no provider takes money. */
export function PagePortailEssai() {
  useTitre('Portail d’essai');
  const [parametres] = useSearchParams();
  const { data, error } = useQuery(abonnementsQuery);
  return (
    <CadreCompte className="compte-facturation">
      <h1>Portail d’essai</h1>
      <Alerte ton="attention">
        <b>Ceci n’est pas le portail d’un prestataire de paiement.</b> Aucune carte n’y est enregistrée, rien n’y est
        débité.
      </Alerte>
      {error && !data && (
        <Alerte ton="erreur">{messageOf(error, 'Erreur lors de l’accès au portail de gestion')}</Alerte>
      )}
      {data && (
        <Section titre="Abonnement" texte={data.abonnements.length === 0 ? 'Aucun abonnement en cours.' : ''}>
          {data.abonnements.map((abonnement) => (
            <CarteAbonnement key={abonnement.id} abonnement={abonnement} taux={undefined} />
          ))}
        </Section>
      )}
      {data && <Factures factures={data.factures} />}
      <Link className={classeBouton()} to={cheminInterne(parametres.get('retour'), '/account')}>
        Revenir à mon compte
      </Link>
    </CadreCompte>
  );
}
