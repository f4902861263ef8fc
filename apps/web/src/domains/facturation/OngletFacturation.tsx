import { useQuery } from '@tanstack/react-query';
import { quotaQuery } from '../assistant/api.ts';
import { Section } from '../../platform/Section.tsx';
import { abonnementsQuery, formulesQuery } from './api.ts';
import { CarteAbonnement } from './CarteAbonnement.tsx';
import { Factures } from './Factures.tsx';
import { Formules } from './Formules.tsx';
import { BoutonPortail } from './BoutonPortail.tsx';
import { phraseAbonnement } from './textes.ts';

/** What is paid, what it gives, and how to stop. */
export function OngletFacturation({ retour }: { retour?: string }) {
  const { data, error } = useQuery(abonnementsQuery);
  const { data: vente } = useQuery(formulesQuery);
  const { data: quota } = useQuery(quotaQuery);
  const abonnements = data?.abonnements ?? [];
  const payes = abonnements.some(({ offert }) => !offert) || (data?.factures.length ?? 0) > 0;
  return (
    <>
      <Section
        titre="Abonnement"
        texte={data ? phraseAbonnement(abonnements[0], quota) : 'Lecture de votre abonnement…'}
        erreur={data ? undefined : error}
      >
        {abonnements.map((abonnement) => (
          <CarteAbonnement key={abonnement.id} abonnement={abonnement} taux={vente?.taux_tva} />
        ))}
        {data && payes && <BoutonPortail {...(retour !== undefined && { retour })} />}
      </Section>
      {data && vente && !abonnements.some(({ renouvele }) => renouvele) && <Formules vente={vente} />}
      {data && <Factures factures={data.factures} />}
    </>
  );
}
