import type { Remise } from '@francis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Bouton } from '../../design-system/index.ts';
import { jourLong } from '../../platform/dates.ts';
import { Section } from '../../platform/Section.tsx';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { remisesQuery, reprendre } from './api.ts';
import './remises.css';

/** Who holds what of the person's situation, and how to take it back. */
export function SectionRemises() {
  const { data, error } = useQuery(remisesQuery);
  return (
    <Section
      titre="Ma situation chez un professionnel"
      texte={
        <>
          Vous choisissez les faits remis, et vous les reprenez quand vous voulez.{' '}
          <Link to="/annuaire">Trouver un professionnel</Link>
        </>
      }
      erreur={data ? undefined : error}
    >
      {data?.remises.length === 0 && <p>Personne n’a votre situation.</p>}
      {data && data.remises.length > 0 && (
        <ul className="lignes lignes-remises">
          {data.remises.map((remise) => (
            <LigneRemise key={remise.id} remise={remise} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function dire({ etat, envoyeeLe, repondueLe, repriseLe }: Remise): string {
  const remise = `Remise le ${jourLong(envoyeeLe)}`;
  if (etat === 'reprise')
    return `Reprise le ${jourLong(repriseLe ?? envoyeeLe)}\u202f: ce professionnel ne la voit plus.`;
  if (etat === 'refusee')
    return `Refusée le ${jourLong(repondueLe ?? envoyeeLe)}\u202f: ce professionnel ne la voit pas.`;
  if (etat === 'acceptee')
    return `${remise}, acceptée le ${jourLong(repondueLe ?? envoyeeLe)}\u202f: ce professionnel la voit.`;
  return `${remise}\u202f: ce professionnel n’a pas encore répondu, et n’en voit aucune valeur.`;
}

function LigneRemise({ remise }: { remise: Remise }) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const reprise = (): void =>
    void agir(async () => {
      await reprendre(remise.id);
      await client.invalidateQueries({ queryKey: remisesQuery.queryKey });
      toast(`Vous avez repris votre situation. ${remise.professionnel} ne la voit plus.`);
    });
  const ouverte = remise.etat === 'envoyee' || remise.etat === 'acceptee';
  return (
    <li>
      <div>
        <b>{remise.professionnel}</b>
        <span>{dire(remise)}</span>
        {remise.faits.length > 0 && (
          <span className="doux">
            Faits remis{'\u202f'}: {remise.faits.map(({ libelle }) => libelle).join(', ')}.
          </span>
        )}
        {remise.inscrits.length > 0 && (
          <span className="doux">
            Inscrits par son cabinet dans son propre dossier{'\u202f'}: {remise.inscrits.join(', ')}. Il en répond, et
            la loi peut l’obliger à les garder{'\u202f'}: demandez-lui l’accès ou l’effacement.
          </span>
        )}
      </div>
      {ouverte && (
        <Bouton taille="petite" disabled={occupe} onClick={reprise}>
          Reprendre
        </Bouton>
      )}
    </li>
  );
}
