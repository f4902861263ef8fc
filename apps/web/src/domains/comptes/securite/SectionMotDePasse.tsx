import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { classeBouton } from '../../../design-system/index.ts';
import { Section } from '../../../platform/Section.tsx';
import { identitesQuery } from './api.ts';

/** An account opened with a provider has no password until one is chosen. */
export function SectionMotDePasse() {
  const { data } = useQuery(identitesQuery);
  const sans = data?.motDePasse === false;
  return (
    <Section
      titre="Mot de passe"
      texte={
        sans
          ? 'Votre compte n’en a pas. Un lien par e-mail permet d’en choisir un.'
          : 'Douze caractères au moins. Le changer déconnecte vos autres appareils.'
      }
      action={
        <Link className={classeBouton()} to={sans ? '/set-password' : '/change-password'}>
          {sans ? 'Définir un mot de passe' : 'Changer le mot de passe'}
        </Link>
      }
    />
  );
}
