import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { classeBouton } from '../../design-system/index.ts';
import { Section } from '../../platform/Section.tsx';
import { useSession } from '../../platform/session.ts';
import { profilQuery } from '../profil/api.ts';

const TYPES = { particulier: 'Particulier', professionnel: 'Professionnel' } as const;

/** The account as it is: nothing here is a sample. */
export function OngletProfil() {
  const session = useSession();
  const { data: profil, error } = useQuery(profilQuery);
  if (session.statut !== 'ouverte') return null;
  const { email, fullName, taper } = session.utilisateur;
  const lignes = [
    ['Adresse e-mail', email || 'Non défini'],
    ['Nom', fullName || 'Non renseigné'],
    ['Type de compte', TYPES[taper]],
    ['Téléphone', profil?.telephone || 'Non renseigné'],
    ['Profession', profil?.profession || 'Non renseigné'],
    ['Ville', profil?.ville || 'Non renseigné'],
  ] as const;
  return (
    <Section
      titre="Profil"
      texte="Ce que vous avez dit de vous. Vos réponses servent aux calculs, jamais votre nom ni vos coordonnées."
      action={
        <Link className={classeBouton()} to="/profil">
          Modifier le profil
        </Link>
      }
      erreur={profil ? undefined : error}
    >
      <dl className="fiche-compte">
        {lignes.map(([nom, valeur]) => (
          <div key={nom}>
            <dt>{nom}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
