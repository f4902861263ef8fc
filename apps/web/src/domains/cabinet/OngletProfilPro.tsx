import { FONCTIONS } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alerte, classeBouton } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';
import { useSession } from '../../platform/session.ts';
import { abonnementsQuery } from '../facturation/api.ts';
import { AvisConfirmation } from '../facturation/AvisConfirmation.tsx';
import { cabinetQuery } from './api.ts';

const RIEN = 'Non renseigné';

/** Who the professional is, to read; the form that changes it is one link away. */
export function OngletProfilPro() {
  const session = useSession();
  const { data, error } = useQuery(cabinetQuery);
  const { data: vente } = useQuery(abonnementsQuery);
  if (session.statut !== 'ouverte') return null;
  const { email, fullName } = session.utilisateur;
  const abonnement = vente?.abonnements[0];
  const lignes = [
    ['Adresse e-mail', email],
    ['Nom', fullName || RIEN],
    ['Fonction', data?.moi.role ? FONCTIONS[data.moi.role] : RIEN],
    ['Cabinet', data?.cabinet.company_name ?? RIEN],
    ['SIRET', data?.cabinet.siret ?? RIEN],
    ['Téléphone', data?.cabinet.phone ?? RIEN],
  ] as const;
  return (
    <Section titre="Profil" texte="Ce que vous avez dit de vous et de votre cabinet." erreur={data ? undefined : error}>
      {abonnement?.statut === 'a_confirmer' && <AvisConfirmation />}
      {abonnement && abonnement.statut !== 'a_confirmer' && (
        <Alerte ton={abonnement.statut === 'actif' ? 'succes' : 'attention'}>
          {abonnement.statut === 'actif' ? (
            <>
              <b>Abonnement actif</b>
              {'\u202f'}: {abonnement.formule.nom}, jusqu’au {jourLong(abonnement.fin)}.
            </>
          ) : (
            'Le dernier paiement de votre abonnement n’a pas abouti.'
          )}
        </Alerte>
      )}
      {vente && !abonnement && (
        <Alerte>
          Sans abonnement, vous avez les questions gratuites du mois.{' '}
          <Link to="/pro/settings?onglet=facturation">Voir les formules</Link>
        </Alerte>
      )}
      <dl className="fiche-compte">
        {lignes.map(([nom, valeur]) => (
          <div key={nom}>
            <dt>{nom}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
      <p className="gestes-cabinet">
        <Link className={classeBouton()} to="/change-password">
          Changer le mot de passe
        </Link>
        <Link className={classeBouton('principal')} to="/pro/edit-profile">
          Modifier le profil
        </Link>
      </p>
    </Section>
  );
}
