import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { classeBouton, Icone } from '../../design-system/index.ts';
import { CadreCompte } from '../../platform/CadreCompte.tsx';
import { Section } from '../../platform/Section.tsx';
import { useTitre } from '../../platform/titre.ts';
import { Apercu } from './Apercu.tsx';
import { donneesQuery } from './api.ts';
import { SectionConsentements } from './SectionConsentements.tsx';
import { SectionExport } from './SectionExport.tsx';
import { SectionSuppression } from './SectionSuppression.tsx';
import './donnees.css';

/** What Francis holds on the person, how to take it away, and how to have it erased. */
export function PageDonnees() {
  useTitre('Mes données');
  const { data, error } = useQuery(donneesQuery);
  return (
    <CadreCompte className="donnees">
      <h1>Mes données personnelles</h1>
      <Section
        titre="Ce que Francis conserve"
        texte="Un aperçu. Le téléchargement, lui, contient tout, table par table."
        erreur={data ? undefined : error}
      >
        {data && <Apercu donnees={data} />}
      </Section>
      <SectionExport />
      <SectionConsentements />
      {/* Also when the overview cannot be read: leaving does not depend on it. */}
      {(data ?? error) && <SectionSuppression suppression={data?.suppression ?? null} />}
      <p className="retour-page">
        <Link className={classeBouton('discret')} to="/profil">
          <Icone nom="gauche" petite />
          Retour au profil
        </Link>
      </p>
    </CadreCompte>
  );
}
